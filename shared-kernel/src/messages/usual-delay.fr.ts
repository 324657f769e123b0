import { defineMessages } from './define-messages.ts'

/** How long the city's answer to a request usually takes. */
export const usualDelayFr = defineMessages({
  'delay.usual': {
    defaultMessage:
      '{count, plural, =0 {Réponse le jour même, en général} one {Réponse en # jour, en général} other {Réponse en # jours, en général}}',
  },
})
