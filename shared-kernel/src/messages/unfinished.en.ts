import { defineMessages } from './define-messages.ts'
import type { unfinishedFr } from './unfinished.fr.ts'

export const unfinishedEn = defineMessages<keyof typeof unfinishedFr>({
  'unfinished.title': {
    defaultMessage: '{count, plural, one {Resume your request} other {Resume your requests}}',
  },
  'unfinished.kept': {
    defaultMessage: 'Begun, not sent yet. Last change: {saved}. Kept until {until}.',
  },
  'unfinished.resume': { defaultMessage: 'Resume' },
  'unfinished.resume.named': { defaultMessage: 'Resume “{name}”' },
  'unfinished.put-away': { defaultMessage: 'Discard' },
  'unfinished.put-away.named': { defaultMessage: 'Discard the request for “{name}”' },
  'unfinished.put-away.sure': { defaultMessage: 'What you have entered and attached will be lost.' },
  'unfinished.put-away.yes': { defaultMessage: 'Discard the request' },
  'unfinished.put-away.no': { defaultMessage: 'Keep it' },
})
