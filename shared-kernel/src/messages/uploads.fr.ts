import { defineMessages } from './define-messages.ts'
/** Words of files that are sent, for the remotes whose screens send some: each spreads them into its own. */
export const uploadsFr = defineMessages({
  'upload.missing': { defaultMessage: 'Ajoutez le fichier\u202f: {name}.' },
  'upload.bare': {
    defaultMessage:
      'La mention de la ville n’a pas pu être ajoutée à ce fichier\u202f: il a été envoyé tel quel.',
  },
})
