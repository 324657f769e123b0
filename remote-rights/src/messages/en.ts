import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import { failureEn } from '@parvis/shared-kernel/messages/failure.en'
import type { OwnWordId } from './fr.ts'

const ownEn = defineMessages<OwnWordId>({
  'rights.title': { defaultMessage: 'My rights' },
  'rights.failed.title': { defaultMessage: 'Your rights cannot be shown' },

  'dashboard.greeting': { defaultMessage: 'Hello {name}' },
  'dashboard.greeting-anonymous': { defaultMessage: 'Hello' },

  offline: { defaultMessage: 'You are offline: what you see may have changed since.' },
  'todo.title': { defaultMessage: 'To do' },
  'todo.pay.title': { defaultMessage: 'Pay for “{name}”' },
  'todo.pay.body': { defaultMessage: 'Start: {start}. It is valid only once paid.' },
  'todo.pay.body-undated': { defaultMessage: 'It is valid only once paid.' },
  'todo.follow-payment.title': { defaultMessage: 'Payment of “{name}” being confirmed' },
  'todo.complete.title': { defaultMessage: 'Complete “{name}”' },
  'todo.complete.body': {
    defaultMessage:
      '{count, plural, =0 {The city needs something more to review your request.} one {The city needs one document to review your request.} other {The city needs # documents to review your request.}}',
  },
  'todo.renew.title': { defaultMessage: 'Renew “{name}”' },
  'todo.renew.body': {
    defaultMessage:
      '{days, plural, =0 {It ends today.} one {It ends tomorrow, {end}.} other {It ends in # days, on {end}.}}',
  },
  'todo.more': {
    defaultMessage:
      '{count, plural, one {One more thing awaits you in the list below.} other {# more things await you in the list below.}}',
  },

  'tickets.title': { defaultMessage: 'My tickets' },
  'tickets.empty': { defaultMessage: 'You have no current ticket.' },
  'tickets.failed': { defaultMessage: 'Your tickets cannot be shown' },
  'subscriptions.title': { defaultMessage: 'My subscriptions' },
  'subscriptions.empty': { defaultMessage: 'You have no current subscription.' },
  'subscriptions.failed': { defaultMessage: 'Your subscriptions cannot be shown' },
  'list.more': { defaultMessage: 'Show more ({count})' },
  'expired.tickets.show': { defaultMessage: 'Show ended or cancelled tickets ({count})' },
  'expired.tickets.hide': { defaultMessage: 'Hide ended or cancelled tickets ({count})' },
  'expired.subscriptions.show': { defaultMessage: 'Show ended or cancelled subscriptions ({count})' },
  'expired.subscriptions.hide': { defaultMessage: 'Hide ended or cancelled subscriptions ({count})' },
  'catalogue.failed': { defaultMessage: 'Some names and conditions of your rights cannot be shown' },

  'definitions.title': { defaultMessage: 'Request a ticket' },
  'definitions.action': { defaultMessage: 'Request' },
  'definitions.remaining': {
    defaultMessage:
      '{count, plural, =0 {No tickets left this year} one {# ticket left this year} other {# tickets left this year}}',
  },
  'definitions.remaining-period': {
    defaultMessage:
      '{count, plural, =0 {No tickets left for this period} one {# ticket left for this period} other {# tickets left for this period}}',
  },
  'definitions.of': { defaultMessage: 'of\u00a0{maximum}' },
  'price.from': { defaultMessage: 'From {price}' },
  'price.free': { defaultMessage: 'Free' },

  'offers.title': { defaultMessage: 'Request a subscription' },
  'offers.action': { defaultMessage: 'See the offer' },
  'offers.empty': { defaultMessage: 'No subscription is open to you at the moment.' },
  'offers.professional': { defaultMessage: 'Professionals' },
  'offers.all': { defaultMessage: 'Compare all offers' },
  'funnel.title': { defaultMessage: 'Which subscription do you need?' },
  'funnel.body': {
    defaultMessage: 'Answer a few questions and we will show you the subscriptions that suit you.',
  },
  'funnel.action': { defaultMessage: 'Find my subscription' },

  'kind.subscription': { defaultMessage: 'Subscription' },
  'kind.ticket': { defaultMessage: 'Ticket' },
  'name.subscription': { defaultMessage: 'Subscription whose offer no longer exists' },
  'name.ticket': { defaultMessage: 'Ticket that is no longer on offer' },
  'right.zones': { defaultMessage: '{count, plural, =0 {Zones} one {Zone} other {Zones}}' },
  'right.zone-unknown': { defaultMessage: 'Zone {id}' },
  'right.shared': { defaultMessage: 'Shared' },
  'right.shared-with-me': { defaultMessage: 'Shared with you' },
  'right.payment-pending': {
    defaultMessage: 'Do not pay a second time: the status of this right will change by itself.',
  },
  'right.undated': { defaultMessage: 'The city gives no dates' },
  'right.until': { defaultMessage: 'Until {end}' },
  'right.start-unknown': { defaultMessage: 'Starts as soon as the city grants it' },

  'status.to-come': { defaultMessage: 'Upcoming' },
  'status.expired': { defaultMessage: 'Expired' },
  'status.dropped': { defaultMessage: 'Under review' },
  'status.await-evidence': { defaultMessage: 'Document needed' },
  'status.to-complete': { defaultMessage: 'To complete' },
  'status.to-pay': { defaultMessage: 'To pay' },
  'status.payment-pending': { defaultMessage: 'Payment being confirmed' },
  'status.active': { defaultMessage: 'Active' },
  'status.rejected': { defaultMessage: 'Rejected' },
  'status.canceled': { defaultMessage: 'Cancelled' },
  'status.deleted': { defaultMessage: 'Deleted' },
  'status.unknown': { defaultMessage: 'Status “{code}”' },
  'status.plate-change-under-review': { defaultMessage: 'plate change under review' },

  'action.pay': { defaultMessage: 'Pay' },
  'action.pay-price': { defaultMessage: 'Pay {price}' },
  'action.follow-payment': { defaultMessage: 'Follow this payment' },
  'action.complete': { defaultMessage: 'Complete the request' },
  'action.renew': { defaultMessage: 'Renew' },
  'action.ask-again': { defaultMessage: 'Ask again' },
  'action.edit-plates': { defaultMessage: 'Edit plates' },
  'action.request-plate-change': { defaultMessage: 'Request a plate change' },
  'action.download-proof': { defaultMessage: 'Open the proof (PDF)' },
  'action.download-plate-history': { defaultMessage: 'Open the plate history (PDF)' },
  'action.share': { defaultMessage: 'Share' },
  'action.withdraw': { defaultMessage: 'Leave this shared right' },
  'action.cancel-ticket': { defaultMessage: 'Cancel the ticket' },
  'action.cancel-request': { defaultMessage: 'Cancel the request' },
  'action.cancel-subscription': { defaultMessage: 'Cancel the subscription' },
  'action.details': { defaultMessage: 'See details' },
  'action.more': { defaultMessage: 'More actions' },
  'action.for': { defaultMessage: '{action}: {name}' },

  'document.preparing': { defaultMessage: 'Preparing the document' },

  'detail.from-to': {
    defaultMessage:
      '{shape, select, day {On {day}} hours {On {day} from {start} to {end}} other {From {start} to {end}}}',
  },
  'detail.from': { defaultMessage: 'From {start}' },
})

export const en = { ...failureEn, ...ownEn }
