import { defineMessages } from './define-messages.ts'
/** Words of screens that could not be had, for every remote: each spreads them into its own. */
export const failureFr = defineMessages({
  'failure.back': { defaultMessage: 'Revenir en arrière' },
})
