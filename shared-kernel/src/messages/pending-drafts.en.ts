import { defineMessages } from './define-messages.ts'
import type { pendingDraftsFr } from './pending-drafts.fr.ts'

export const pendingDraftsEn = defineMessages<keyof typeof pendingDraftsFr>({
  'pending-draft.title': {
    defaultMessage: '{count, plural, one {Resume your request} other {Resume your requests}}',
  },
  'pending-draft.kept': {
    defaultMessage: 'Begun, not sent yet. Last change: {saved}. Kept until {until}.',
  },
  'pending-draft.resume': { defaultMessage: 'Resume' },
  'pending-draft.resume.named': { defaultMessage: 'Resume “{name}”' },
  'pending-draft.put-away': { defaultMessage: 'Discard' },
  'pending-draft.put-away.named': { defaultMessage: 'Discard the request for “{name}”' },
  'pending-draft.put-away.sure': { defaultMessage: 'What you have entered and attached will be lost.' },
  'pending-draft.put-away.yes': { defaultMessage: 'Discard the request' },
  'pending-draft.put-away.no': { defaultMessage: 'Keep it' },
})
