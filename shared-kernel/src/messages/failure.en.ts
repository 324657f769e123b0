import { defineMessages } from './define-messages.ts'
import type { failureFr } from './failure.fr.ts'

export const failureEn = defineMessages<keyof typeof failureFr>({
  'failure.back': { defaultMessage: 'Go back' },
})
