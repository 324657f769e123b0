import { amountChangedEn } from '@parvis/shared-kernel/messages/amount-changed.en'
import { defineMessages, type Message } from '@parvis/shared-kernel/messages/define-messages'
import { draftsEn } from '@parvis/shared-kernel/messages/drafts.en'
import { payerEmailEn } from '@parvis/shared-kernel/messages/payer-email.en'
import { uploadsEn } from '@parvis/shared-kernel/messages/uploads.en'
import { usualDelayEn } from '@parvis/shared-kernel/messages/usual-delay.en'
import type { OwnRequestMessageId, requestFr } from './request.fr.ts'
import { ticketRequestEn } from './ticket-request.en.ts'

const ownRequestEn = defineMessages<OwnRequestMessageId>({
  'request.exit': { defaultMessage: 'Leave the request' },
  'request.back': { defaultMessage: 'Back' },
  'request.change': { defaultMessage: 'Change' },
  'request.change-of': { defaultMessage: 'Change: {what}' },
  'request.summary': { defaultMessage: 'Your request' },
  'request.price': { defaultMessage: 'Price' },
  'request.step.detail': { defaultMessage: 'Offer' },
  'request.step.identity': { defaultMessage: 'You' },
  'request.step.complement': { defaultMessage: 'Details' },
  'request.step.review': { defaultMessage: 'Review' },
  'request.step.detail.title': { defaultMessage: 'Check the offer' },
  'request.step.detail.choice': { defaultMessage: 'Choose your option' },
  'request.step.identity.title': { defaultMessage: 'Check your information' },
  'request.step.complement.title': { defaultMessage: 'Complete the request' },
  'request.step.review.title': { defaultMessage: 'Check before you send' },

  'request.option': { defaultMessage: 'Duration' },
  'request.consent': {
    defaultMessage:
      'I agree that the city uses this information to handle my request, as explained on its page <a>Personal data</a>',
  },
  'request.consent.hint': {
    defaultMessage:
      'It serves to study your request and to check your right. The page opens in a new tab: what you typed stays here.',
  },
  'request.zone': { defaultMessage: 'Parking zone' },
  'request.zone.plan.choose': { defaultMessage: 'Choose from the list or on the map' },
  'request.zone.plan': { defaultMessage: 'Map of the zones' },
  'request.zone.plan.show': { defaultMessage: 'See the map of the zones' },
  'request.zone.only': { defaultMessage: 'The only one possible for this request.' },
  'request.plates': { defaultMessage: '{max, plural, one {Vehicle} other {Vehicles}}' },
  'request.plates.hint': { defaultMessage: 'Up to {max} plates.' },
  'request.plate': { defaultMessage: 'Number plate' },
  'request.plate.n': { defaultMessage: 'Plate {index}' },
  'request.plate.add': { defaultMessage: 'Add a plate' },
  'request.plate.remove': { defaultMessage: 'Remove' },
  'request.plate.remove-n': { defaultMessage: 'Remove plate {index}' },
  'request.plate.doubt': {
    defaultMessage: 'Did you mean {count, plural, one {{plate}} other {one of these plates}}?',
  },
  'request.plate.doubt.unknown': {
    defaultMessage: '“{found}” is not used on French plates. Check, then go on.',
  },
  'request.plate.use': { defaultMessage: 'Take {plate}' },
  'request.plate.use-all': { defaultMessage: 'Take all of these plates' },
  'request.garage': { defaultMessage: 'From your vehicles:' },
  'request.garage.many': { defaultMessage: 'Choose from your vehicles ({count, number})' },
  'request.garage.vehicle': { defaultMessage: '{name}, {plate}' },

  'request.identity.name': { defaultMessage: 'Name' },
  'request.identity.company': { defaultMessage: 'Company' },
  'request.identity.address': { defaultMessage: 'Home address' },
  'request.identity.company-address': { defaultMessage: 'Company address' },
  'request.identity.no-address': { defaultMessage: 'Not given' },
  'request.identity.email': { defaultMessage: 'Email' },
  'request.identity.phone': { defaultMessage: 'Telephone' },
  'request.identity.edit': { defaultMessage: 'Edit my profile' },
  'request.identity.lead': {
    defaultMessage: 'This comes from your profile. The city uses it to study the request.',
  },
  'request.address.complete': { defaultMessage: 'Complete the address' },
  'request.address.why': {
    defaultMessage:
      'Town, postcode and street are needed at least. Your answers are kept: you will go on from here.',
  },

  'request.start.past': { defaultMessage: 'This day is over.' },
  'request.start.blocked-period': { defaultMessage: 'Too early: the city needs a few days.' },
  'request.start.weekday': { defaultMessage: 'Does not start on this weekday.' },
  'request.start.holiday': { defaultMessage: 'Does not start on a public holiday.' },
  'request.start.special-day': { defaultMessage: 'Closed on that day.' },

  'request.start.before-renewed-end': { defaultMessage: 'The right you renew is still running on that day.' },

  'request.start.start-outside-required-right': {
    defaultMessage: 'The subscription that this one requires is not valid on that day.',
  },
  'request.start.no-possible-day': {
    defaultMessage: 'No day is possible at the moment. Ask the city when it can start.',
  },

  'request.fault.other': { defaultMessage: 'Please look at this answer again.' },
  'request.fault.option-missing': { defaultMessage: 'Choose a duration.' },
  'request.fault.option-gone': {
    defaultMessage: 'This duration is no longer on offer. Choose another one.',
  },
  'request.fault.consent-missing': {
    defaultMessage: 'Tick the box to agree that your request is handled.',
  },
  'request.fault.address-incomplete': { defaultMessage: 'Your home address is incomplete' },
  'request.fault.professional-address-incomplete': {
    defaultMessage: 'Your company’s address is incomplete',
  },
  'request.fault.start-missing': { defaultMessage: 'Choose the day on which it starts.' },
  'request.fault.plate-missing': { defaultMessage: 'Give the vehicle’s number plate.' },
  'request.fault.too-many-plates': {
    defaultMessage: '{max, plural, one {Only one plate is possible.} other {# plates at most.}}',
  },
  'request.fault.plate-malformed': {
    defaultMessage:
      'This is no plate that can be read: 2 to 15 letters and digits, such as AB\u2011123\u2011CD.',
  },
  'request.fault.plate-twice': { defaultMessage: 'This plate is in the request already.' },
  'request.fault.plate-not-of-subscription': {
    defaultMessage: 'This plate is not one of the subscription’s.',
  },
  'request.fault.vehicle-unknown': {
    defaultMessage: 'This vehicle is not among yours. Add it to your account, or choose another one.',
  },
  'request.fault.vehicle-class': {
    defaultMessage: 'The Crit’Air class of this vehicle is not accepted here. Choose another one.',
  },
  'request.fault.custom-field-missing': { defaultMessage: 'Answer: {name}.' },
  'request.fault.evidence-missing': { defaultMessage: 'Add the file: {name}.' },
  'request.fault.zone-missing': { defaultMessage: 'Choose a zone.' },
  'request.fault.zone-not-offered': {
    defaultMessage: 'This zone is no longer open to you. Choose another one.',
  },

  'request.pay': { defaultMessage: 'Pay now' },
  'request.pay.price': { defaultMessage: 'Pay {price}' },

  'subscription.found': { defaultMessage: 'You had begun this request' },
  'subscription.start': { defaultMessage: 'Start' },
  'subscription.end': { defaultMessage: 'End' },
  'subscription.start.day': { defaultMessage: 'First day' },
  'subscription.start.asap': { defaultMessage: 'As soon as possible' },
  'subscription.start.asap.renewal': { defaultMessage: 'As soon as the present right is over' },
  'subscription.zone-changes': {
    defaultMessage: 'The zone changes: {before} today, {after} after the renewal.',
  },
  'subscription.start.asap.hint': { defaultMessage: 'The city sets the day when it accepts the request.' },
  'subscription.start.asap.renewal.hint': {
    defaultMessage:
      'The new validity follows the present one, without a gap if the city accepts the request by then.',
  },
  'subscription.period': {
    defaultMessage:
      'Valid {shape, select, day {on {day}} hours {on {day} from {start} to {end}} other {from {start} to {end}}}.',
  },
  'subscription.period.endless': { defaultMessage: 'Valid from {start}.' },
  'subscription.range.endless': { defaultMessage: 'from {start}' },
  'subscription.validity': { defaultMessage: 'Validity' },
  'subscription.overlap': { defaultMessage: 'You already have this right for this vehicle' },
  'subscription.overlap.until': {
    defaultMessage: 'It runs until {day}. You can still ask for this one: the two will overlap.',
  },
  'subscription.overlap.endless': {
    defaultMessage: 'It has no end. You can still ask for this one: the two will overlap.',
  },
  'subscription.questions': { defaultMessage: 'The city also asks' },
  'subscription.comment': { defaultMessage: 'A word to the city' },
  'subscription.comment.hint': { defaultMessage: 'Whatever may help to study your request.' },
  'subscription.evidence': { defaultMessage: 'Documents' },
  'subscription.evidence.lead': {
    defaultMessage: 'Each file is sent as soon as you choose it, and stays with your draft.',
  },
  'subscription.evidence.held': { defaultMessage: 'The city has this document already: it is used again.' },
  'subscription.evidence.too-old': {
    defaultMessage:
      'This document will be too old when the right starts: it is not used again. Send a more recent one.',
  },
  'subscription.evidence.refused': { defaultMessage: 'Replace the file, or send it again: {name}.' },
  'subscription.evidence.reuse': { defaultMessage: 'Use “{name}” again, accepted on {day}' },
  'subscription.consent': { defaultMessage: 'Personal data' },
  'subscription.consent.given': { defaultMessage: 'You agree that the city uses it for this request.' },
  'subscription.price.when': { defaultMessage: 'There is nothing to pay to send the request.' },
  'subscription.sharing': { defaultMessage: 'Sharing' },
  'subscription.sharing.today': { defaultMessage: 'Shared' },
  'subscription.sharing.again': { defaultMessage: 'Not carried over: share it again' },
  'subscription.sharing.ended': { defaultMessage: 'Not carried over' },
  'subscription.renewal.caption': { defaultMessage: 'What the renewal changes' },
  'subscription.submit': { defaultMessage: 'Send my request' },
  'subscription.refused': { defaultMessage: 'The request is not sent yet' },
  'subscription.refused.correct-this': { defaultMessage: 'Correct this answer' },
  'subscription.refused.correct': { defaultMessage: 'Correct: {what}' },
  'subscription.refused.kept': { defaultMessage: 'Nothing is lost: your answers and your files are kept.' },
  'subscription.done.review': { defaultMessage: 'Request under way' },
  'subscription.done.to-pay': { defaultMessage: 'Request under way: it remains to be paid' },
  'subscription.done.granted': { defaultMessage: 'Your right is open' },
  'subscription.done.received': { defaultMessage: 'The city has received your request.' },
  'subscription.next': { defaultMessage: 'What happens now' },
  'subscription.next.review': { defaultMessage: 'An agent looks at your request and your documents.' },
  'subscription.next.mail': {
    defaultMessage: 'You get an email when its state changes, or when a document is missing.',
  },
  'subscription.next.pay-later': {
    defaultMessage: 'Once the request is accepted, you pay online. The right opens then.',
  },
  'subscription.next.to-pay': {
    defaultMessage: 'Pay now or later, from your rights: the right opens with the payment.',
  },
  'subscription.next.granted': {
    defaultMessage: 'The right is among your rights, with its dates and its plates.',
  },
})

export const requestEn = {
  ...draftsEn,
  ...amountChangedEn,
  ...payerEmailEn,
  ...uploadsEn,
  ...usualDelayEn,
  ...ticketRequestEn,
  ...ownRequestEn,
} satisfies Record<keyof typeof requestFr, Message>
