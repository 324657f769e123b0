import { defineMessages } from './define-messages.ts'
/** Messages of screens that failed to load, spread into every remote's own. */
export const failureFr = defineMessages({
  'failure.back': { defaultMessage: 'Revenir en arrière' },
})
