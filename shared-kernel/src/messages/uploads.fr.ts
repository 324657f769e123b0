import { defineMessages } from './define-messages.ts'
/** Messages of file uploads, spread into the messages of each remote that uploads. */
export const uploadsFr = defineMessages({
  'upload.missing': { defaultMessage: 'Ajoutez le fichier\u202f: {name}.' },
  'upload.bare': {
    defaultMessage:
      'La mention de la ville n’a pas pu être ajoutée à ce fichier\u202f: il a été envoyé tel quel.',
  },
})
