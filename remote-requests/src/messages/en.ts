import { defineMessages, type Message } from '@parvis/shared-kernel/messages/define-messages'
import { failureEn } from '@parvis/shared-kernel/messages/failure.en'
import { pendingDraftsEn } from '@parvis/shared-kernel/messages/pending-drafts.en'
import { renewalEn } from '@parvis/shared-kernel/messages/renewal.en'
import type { fr, OwnMessageId } from './fr.ts'
import { pricesEn } from './prices.en.ts'

const ownEn = defineMessages<OwnMessageId>({
  quoted: { defaultMessage: '“{name}”' },
  'request.begin': { defaultMessage: 'Begin the request' },
  'request.next': { defaultMessage: 'Continue' },
  'subscription.done.follow': { defaultMessage: 'Follow my request' },
  'ticket.quota.year': { defaultMessage: 'You have used all your tickets for {year}' },
  'ticket.quota.year.text': { defaultMessage: 'You can already request some for {next}.' },
  'ticket.quota.period': { defaultMessage: 'You have used all your tickets' },
  'ticket.quota.period.text': { defaultMessage: 'The count starts again with your next subscription.' },
  'failure.title': { defaultMessage: 'This part cannot be shown' },

  'catalogue.title': { defaultMessage: 'New request' },
  'catalogue.lead': {
    defaultMessage: 'The subscriptions and tickets that you may request, according to your profile.',
  },
  'catalogue.back': { defaultMessage: 'All requests' },
  'offers.title': { defaultMessage: 'Subscriptions' },
  'offers.none': { defaultMessage: 'No subscription is open to you at the moment' },
  'offers.none.text': {
    defaultMessage: 'Has your situation changed? Update your profile, or call the city on {phone}.',
  },
  'tickets.title': { defaultMessage: 'Tickets' },
  'tickets.none': { defaultMessage: 'No ticket is open to you at the moment' },
  'tickets.none.text': {
    defaultMessage: 'Some tickets come with a subscription: they appear here once it is granted.',
  },
  'why-not': {
    defaultMessage:
      '{count, plural, one {Why one other offer is not proposed to you} other {Why # other offers are not proposed to you}}',
  },
  'address.title': { defaultMessage: 'We do not know your address' },
  'address.text': { defaultMessage: 'Many offers depend on your zone. Give your address to see them all.' },
  'address.action': { defaultMessage: 'Complete my profile' },

  'row.evidences': {
    defaultMessage:
      '{count, plural, =0 {No document needed} one {# document to prepare} other {# documents to prepare}}',
  },
  'price.free': { defaultMessage: 'Free' },
  'price.from': { defaultMessage: 'from' },
  'zones.all': { defaultMessage: 'Whole city' },
  'zones.choice': { defaultMessage: 'One zone of your choice' },
  'zones.choice.among': { defaultMessage: 'One zone of your choice: {names}' },
  'zones.home': { defaultMessage: 'The zone of your home' },
  'zones.home.known': { defaultMessage: '{name}, the zone of your home' },
  'zones.work': { defaultMessage: 'The zone of your company' },
  'zones.work.known': { defaultMessage: '{name}, the zone of your company' },
  'zones.held': { defaultMessage: 'The zone of your subscription' },
  'zones.carried': { defaultMessage: '{names}, depending on the subscription you choose' },
  'audience.personal': { defaultMessage: 'Individuals' },
  'audience.professional': { defaultMessage: 'Professionals' },
  'audience.both': { defaultMessage: 'Individuals and professionals' },
  'audience.short.personal': { defaultMessage: 'Individuals' },
  'audience.short.professional': { defaultMessage: 'Professionals' },
  'audience.short.both': { defaultMessage: 'Individuals and professionals' },

  'refusal.deleted': { defaultMessage: 'This offer no longer exists.' },
  'refusal.not-public': { defaultMessage: 'This offer is given by the city.' },
  'refusal.closed': { defaultMessage: 'Requests are closed at the moment.' },
  'refusal.for-professionals': {
    defaultMessage: 'For professionals only. Add your company to your profile.',
  },
  'refusal.for-residents': { defaultMessage: 'For individuals only. Add your home address to your profile.' },
  'refusal.forbidden-right-held': {
    defaultMessage:
      '{count, plural, =0 {Cannot be held together with a right that you have.} other {Cannot be held together with {plans}, which you have.}}',
  },
  'refusal.forbidden-right-to-pay': {
    defaultMessage:
      '{count, plural, =0 {Cannot be held together with one of your requests, which waits for its payment. Pay for it or cancel it first.} other {Cannot be held together with {plans}: one of your requests waits for its payment. Pay for it or cancel it first.}}',
  },
  'refusal.forbidden-right-requested': {
    defaultMessage:
      '{count, plural, =0 {Cannot be held together with a right that you have requested or that is to come.} other {Cannot be held together with {plans}, which you have requested or which is to come.}}',
  },
  'refusal.required-right-missing': {
    defaultMessage:
      '{count, plural, =0 {Requires another subscription in force.} one {Requires {plans}, in force.} other {Requires one of these subscriptions, in force: {plans}.}}',
  },
  'refusal.order-limit-reached': {
    defaultMessage:
      '{limit, plural, one {You have it already: one request a person.} other {You already have {limit}, the most for one person.}}',
  },
  'refusal.residence-unknown': { defaultMessage: 'Depends on your zone: give your address in your profile.' },
  'refusal.residence-zone': { defaultMessage: 'For other zones than yours.' },
  'refusal.no-zone': { defaultMessage: 'None of its zones is open to you.' },
  'refusal.no-matching-subscription': {
    defaultMessage:
      '{count, plural, =0 {Requires a subscription that you do not have.} one {Requires {plans}, in force.} other {Requires one of these subscriptions, in force: {plans}.}}',
  },

  'funnel.eyebrow': { defaultMessage: 'New request, question {position}' },
  'funnel.missing': { defaultMessage: 'Choose an answer to go on.' },
  'funnel.back': { defaultMessage: 'Previous question' },
  'funnel.whole-list': { defaultMessage: 'See all offers' },
  'funnel.offer': { defaultMessage: 'Find my offer in a few questions' },
  'funnel.result': {
    defaultMessage: '{count, plural, =0 {No offer matches} one {One offer for you} other {# offers for you}}',
  },
  'funnel.closed': {
    defaultMessage:
      '{count, plural, one {One offer matches, but it is not open to you} other {# offers match, but none is open to you}}',
  },
  'funnel.result.lead': { defaultMessage: 'According to your answers, which you can change below.' },
  'funnel.none': { defaultMessage: 'Your answers lead to no offer' },
  'funnel.given': { defaultMessage: 'Your answers' },
  'funnel.change': { defaultMessage: 'Change' },
  'funnel.change-of': { defaultMessage: 'Change my answer: {question}' },
  'funnel.restart': { defaultMessage: 'Start the questions again' },

  'eyebrow.offer': { defaultMessage: 'Subscription' },
  'eyebrow.definition': { defaultMessage: 'Ticket' },
  'availability.open': { defaultMessage: 'You may request this.' },
  'availability.open.another': { defaultMessage: 'You may ask for another one.' },
  'availability.held': { defaultMessage: 'You already have one' },
  'availability.requested': { defaultMessage: 'Your request is under way' },
  'request.stopped': { defaultMessage: 'Your request cannot go on at the moment' },
  'request.stopped.text': {
    defaultMessage:
      'What you have entered so far is kept: you will find it again if the request becomes possible.',
  },
  'availability.refused': { defaultMessage: 'You cannot request it at the moment' },
  'renewal.title': { defaultMessage: 'Renewal of your “{name}”' },
  'renewal.title.unnamed': { defaultMessage: 'Renewal of your right' },
  'renewal.again.title': { defaultMessage: 'New request after a refusal: “{name}”' },
  'renewal.again.title.unnamed': { defaultMessage: 'New request after a refusal' },
  'renewal.starts': { defaultMessage: 'The new validity would start on {day}.' },
  'renewal.again.kept': {
    defaultMessage: 'Your answers are filled in: you can correct them before you send the request.',
  },
  'renewal.opens': { defaultMessage: 'Renewal opens on {day}.' },
  'renewal.not-yet': { defaultMessage: 'It is not yet time to renew it, or its conditions have changed.' },
  'renewal.unknown': {
    defaultMessage: 'The right to renew is not among your rights: this would be a first request.',
  },
  'renewal.another-offer': { defaultMessage: 'It is renewed by another offer: open it among your rights.' },
  'renewal.again.another-offer': {
    defaultMessage: 'The request is made again by another offer: open it among your rights.',
  },
  'options.title': {
    defaultMessage: '{count, plural, one {Duration and price} other {Durations and prices}}',
  },
  'options.title.free': { defaultMessage: '{count, plural, one {Duration} other {Durations}}' },
  'options.no-duration': { defaultMessage: 'No fixed duration' },
  'procedure.title': { defaultMessage: 'How it works' },

  'checklist.title': { defaultMessage: 'What to prepare' },
  'checklist.print': { defaultMessage: 'Print the list' },
  'checklist.known': { defaultMessage: 'already in your profile' },
  'checklist.home': { defaultMessage: 'Your home address' },
  'checklist.company': { defaultMessage: 'The address of your company' },
  'checklist.address.complete': { defaultMessage: 'Complete it in my profile' },
  'checklist.plates': {
    defaultMessage:
      '{max, plural, one {The plate of the vehicle} other {The plates of the vehicles, {max} at most}}',
  },
  'checklist.plates.subscription': { defaultMessage: 'To be chosen among those of your subscription.' },
  'checklist.optional': { defaultMessage: 'Optional.' },
  'checklist.field': { defaultMessage: 'To be given in the request.' },
  'checklist.file': { defaultMessage: 'PDF or picture.' },
  'checklist.max-age': { defaultMessage: 'Less than {duration} old when the right starts.' },

  'conditions.title': { defaultMessage: 'Conditions' },
  'conditions.audience': { defaultMessage: 'For whom' },
  'conditions.zones': { defaultMessage: 'Zones' },
  'conditions.start': { defaultMessage: 'Earliest start' },
  'conditions.start.none': { defaultMessage: 'No day is possible at the moment' },
  'conditions.weekdays': { defaultMessage: 'Starts on a' },
  'conditions.except': { defaultMessage: 'Except' },
  'conditions.holidays.all': { defaultMessage: 'public holidays' },
  'conditions.holidays.some': { defaultMessage: 'some public holidays' },
  'conditions.closed': { defaultMessage: 'Closed' },
  'conditions.range': {
    defaultMessage:
      '{shape, select, day {on {day}} hours {on {day} from {start} to {end}} other {from {start} to {end}}}',
  },
  'conditions.vehicles': { defaultMessage: 'A vehicle added to your account, of Crit’Air class {classes}.' },
  'conditions.vehicles.unranked': { defaultMessage: 'without class' },
  'conditions.plates': { defaultMessage: 'Vehicles' },
  'conditions.plates.max': { defaultMessage: '{max, plural, one {# plate} other {# plates at most}}' },
  'conditions.needs': { defaultMessage: 'Requires' },
  'conditions.remaining': { defaultMessage: 'Tickets left' },
  'conditions.hours': { defaultMessage: 'Hours' },
  'conditions.hours.exact': { defaultMessage: 'From the hour you choose, to the same minute at the end.' },
  'conditions.series': { defaultMessage: 'Several in a row' },
  'conditions.series.text': { defaultMessage: 'Yes, in one request.' },
  'conditions.cancel': { defaultMessage: 'Cancelling' },
  'conditions.cancel.text': { defaultMessage: 'Possible before it starts.' },
  remaining: {
    defaultMessage: '{count, plural, =0 {None this year, of {max}} other {# of {max} this year}}',
  },
  'remaining.period': {
    defaultMessage:
      '{count, plural, =0 {None during your subscription, of {max}} other {# of {max} during your subscription}}',
  },
  'weekday.MONDAY': { defaultMessage: 'Monday' },
  'weekday.TUESDAY': { defaultMessage: 'Tuesday' },
  'weekday.WEDNESDAY': { defaultMessage: 'Wednesday' },
  'weekday.THURSDAY': { defaultMessage: 'Thursday' },
  'weekday.FRIDAY': { defaultMessage: 'Friday' },
  'weekday.SATURDAY': { defaultMessage: 'Saturday' },
  'weekday.SUNDAY': { defaultMessage: 'Sunday' },

  'apply.title': { defaultMessage: 'Would you rather have help?' },
  'apply.text': {
    defaultMessage:
      'The request is made here, online. The city can also make it with you, at the desk, by phone or by email.',
  },
  'ask.title': { defaultMessage: 'A question?' },
  'ask.text': { defaultMessage: 'The city can answer your questions.' },
  'help.title': { defaultMessage: 'Missing a document?' },
  'help.text': {
    defaultMessage:
      'If you do not have a document that is asked for, the city will tell you what to give instead.',
  },
  'offer.not-found': { defaultMessage: 'This subscription is not on offer' },
  'definition.not-found': { defaultMessage: 'This ticket is not on offer' },
  'plan.not-found.text': { defaultMessage: 'It may have been replaced, or the address is incomplete.' },
  'order.not-found': { defaultMessage: 'This right cannot be found' },
  'order.not-found.text': { defaultMessage: 'The address may be incomplete, or this right is not yours.' },
  'order.unnamed': { defaultMessage: 'Subscription' },
  'order.back': { defaultMessage: 'Back to the right' },
  'rights.back': { defaultMessage: 'See my rights' },
})

export const en = {
  ...renewalEn,
  ...pendingDraftsEn,
  ...failureEn,
  ...pricesEn,
  ...ownEn,
} satisfies Record<keyof typeof fr, Message>
