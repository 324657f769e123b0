import { defineMessages } from './define-messages.ts'

/** Messages of unfinished requests, for remotes that list them. */
export const unfinishedFr = defineMessages({
  'unfinished.title': {
    defaultMessage: '{count, plural, one {Reprendre votre demande} other {Reprendre vos demandes}}',
  },
  'unfinished.kept': {
    defaultMessage:
      'Commencée, pas encore envoyée. Dernière modification\u202f: {saved}. Gardée jusqu’au {until}.',
  },
  'unfinished.resume': { defaultMessage: 'Reprendre' },
  'unfinished.resume.named': { defaultMessage: 'Reprendre «\u202f{name}\u202f»' },
  'unfinished.put-away': { defaultMessage: 'Effacer' },
  'unfinished.put-away.named': { defaultMessage: 'Effacer la demande commencée «\u202f{name}\u202f»' },
  'unfinished.put-away.sure': { defaultMessage: 'Ce que vous avez saisi et joint sera perdu.' },
  'unfinished.put-away.yes': { defaultMessage: 'Effacer la demande commencée' },
  'unfinished.put-away.no': { defaultMessage: 'Garder' },
})
