import { defineMessages } from './define-messages.ts'
import type { usualDelayFr } from './usual-delay.fr.ts'

export const usualDelayEn = defineMessages<keyof typeof usualDelayFr>({
  'delay.usual': {
    defaultMessage:
      '{count, plural, =0 {Usually answered the same day} one {Usually answered in # day} other {Usually answered in # days}}',
  },
})
