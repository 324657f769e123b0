import { defineMessages } from './define-messages.ts'

/** Messages of requests that were begun and not sent, for remotes that list them. */
export const pendingDraftsFr = defineMessages({
  'pending-draft.title': {
    defaultMessage: '{count, plural, one {Reprendre votre demande} other {Reprendre vos demandes}}',
  },
  'pending-draft.kept': {
    defaultMessage:
      'Commencée, pas encore envoyée. Dernière modification\u202f: {saved}. Gardée jusqu’au {until}.',
  },
  'pending-draft.resume': { defaultMessage: 'Reprendre' },
  'pending-draft.resume.named': { defaultMessage: 'Reprendre «\u202f{name}\u202f»' },
  'pending-draft.put-away': { defaultMessage: 'Effacer' },
  'pending-draft.put-away.named': { defaultMessage: 'Effacer la demande commencée «\u202f{name}\u202f»' },
  'pending-draft.put-away.sure': { defaultMessage: 'Ce que vous avez saisi et joint sera perdu.' },
  'pending-draft.put-away.yes': { defaultMessage: 'Effacer la demande commencée' },
  'pending-draft.put-away.no': { defaultMessage: 'Garder' },
})
