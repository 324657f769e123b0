import { defineMessages } from './define-messages.ts'
import type { renewalFr } from './renewal.fr.ts'

export const renewalEn = defineMessages<keyof typeof renewalFr>({
  'renewal.plan-unknown': { defaultMessage: 'Ask the city to renew it: this offer no longer exists.' },
  'renewal.not-renewable': {
    defaultMessage: 'This offer cannot be renewed online. Contact the city before your right ends.',
  },
  'renewal.closed': {
    defaultMessage: 'The city has closed requests for this offer. Contact the city before your right ends.',
  },
  'renewal.not-owner': {
    defaultMessage: 'This right belongs to the person who shares it with you: they alone renew it.',
  },
  'renewal.already': { defaultMessage: 'This right is renewed already.' },
  'renewal.successor': { defaultMessage: 'See the new right' },
  'renewal.plates-under-review': {
    defaultMessage: 'A change of plates is under review: renewal opens as soon as the city has decided.',
  },
  'renewal.again.closed': { defaultMessage: 'This offer is no longer open for requests.' },
  'renewal.again.not-owner': {
    defaultMessage: 'This request belongs to the person who shares it with you: they alone make it again.',
  },
  'renewal.again.already': { defaultMessage: 'You have made this request again already.' },
  'renewal.next-not-renewable': {
    defaultMessage:
      'Your right will be followed by “{nextPlan}”, which cannot be requested online. Contact the city.',
  },
  'renewal.next-not-open': {
    defaultMessage:
      'Your right will be followed by “{nextPlan}”, which is not open for requests at the moment.',
  },
  'renewal.zone': {
    defaultMessage: 'One of your zones is no longer on offer. Make a new request or contact the city.',
  },
  'renewal.next-zone': {
    defaultMessage:
      'Your right will be followed by “{nextPlan}”, which does not cover all your zones. Make a new request.',
  },
})
