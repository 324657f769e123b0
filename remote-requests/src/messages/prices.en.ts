import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import { usualDelayEn } from '@parvis/shared-kernel/messages/usual-delay.en'
import type { OwnPricesMessageId } from './prices.fr.ts'

const ownPricesEn = defineMessages<OwnPricesMessageId>({
  'public.title': { defaultMessage: 'Prices, zones and documents' },
  'public.lead': {
    defaultMessage:
      'What parking costs where you live, what you will be asked for and how long it takes. No account needed.',
  },
  'public.back': { defaultMessage: 'All prices' },
  'public.not-found': { defaultMessage: 'This offer is not available' },
  'public.not-found.text': {
    defaultMessage: 'It may have been replaced, or the address is incomplete.',
  },

  'place.title': { defaultMessage: 'Where do you live or work?' },
  'place.address': { defaultMessage: 'Your address' },
  'place.address.hint': { defaultMessage: 'Type a few letters, then choose the address from the list.' },
  'place.address.empty': { defaultMessage: 'No address found. Choose your street from the list below.' },
  'place.address.failed': {
    defaultMessage: 'The address search does not answer. Choose your street from the list below.',
  },
  'place.kept-nowhere': {
    defaultMessage:
      'Your address is used for this search. If you begin a request, it is offered to you there: this tab keeps it for 30 minutes at most.',
  },
  'place.searching': { defaultMessage: 'Looking for your zone…' },
  'place.streets': { defaultMessage: 'Choose my street from the list' },
  'place.streets.filter': { defaultMessage: 'Name of the street' },
  'place.streets.count': {
    defaultMessage: '{count, plural, =0 {No street matches.} one {# street} other {# streets}}',
  },
  'place.streets.no-zone': { defaultMessage: 'In no zone' },
  'place.streets.shared': {
    defaultMessage:
      'Some streets cross several zones: choose that of your number, which the address search knows.',
  },
  'place.streets.partly': { defaultMessage: '(in part)' },
  'place.zone': { defaultMessage: 'Zone {name}' },
  'place.zone.streets': {
    defaultMessage: '{count, plural, one {The street of zone {name}} other {The # streets of zone {name}}}',
  },
  'place.outside': { defaultMessage: 'Outside the city’s zones' },
  'place.outside.text': {
    defaultMessage:
      'This address is in no parking zone. The offers that are open to everybody are below. A mistake? Call {phone}.',
  },
  'place.change': { defaultMessage: 'Change the address' },

  'public.count': {
    defaultMessage: '{count, plural, =0 {No offer} one {# offer} other {# offers}} in the city',
  },
  'public.count.here': {
    defaultMessage: '{count, plural, =0 {No offer} one {# offer} other {# offers}} for this address',
  },
  'public.group.personal': { defaultMessage: 'Individuals' },
  'public.group.professional': { defaultMessage: 'Professionals' },
  'public.group.both': { defaultMessage: 'Individuals and professionals' },
  'public.group.ticket': { defaultMessage: 'Visitors and short stays' },
  'public.none': { defaultMessage: 'Nothing is on offer at the moment' },
  'public.none.text': { defaultMessage: 'Call the city on {phone}: it will tell you what is planned.' },
  'public.place-needed': { defaultMessage: 'Depends on your address' },
  'public.place-needed.text': { defaultMessage: 'Only people who live in certain zones may ask for it.' },
  'public.tell-place': { defaultMessage: 'Give my address' },
  'public.here': { defaultMessage: 'May be requested for this address: {address}.' },
  'public.not-here': { defaultMessage: 'Not for this address: {address}' },
  'public.not-in-zone': { defaultMessage: 'Does not let you park in your zone' },
  'public.elsewhere': {
    defaultMessage: '{count, plural, one {# offer for other zones} other {# offers for other zones}}',
  },
  'public.elsewhere.zones': { defaultMessage: 'Only for: {zones}.' },

  'public.delay.title': { defaultMessage: 'How long it takes' },
  'public.delay.at-once': { defaultMessage: 'Granted at once' },
  'public.delay.once-paid': { defaultMessage: 'Valid as soon as it is paid' },
  'public.delay.reviewed': { defaultMessage: 'Answer once your documents are reviewed' },
  'public.delay.more': {
    defaultMessage:
      'The time runs once all documents have arrived. You pay after the city has agreed, and its answer comes by email.',
  },
  'public.needs': {
    defaultMessage: '{count, plural, =0 {Requires another subscription} other {Requires {plans}}}',
  },
  'public.forbids.term': { defaultMessage: 'Cannot be held with' },
  'public.vehicles': { defaultMessage: '{max, plural, one {# vehicle} other {At most # vehicles}}' },
  'public.vehicles.critair': { defaultMessage: '(Crit’Air {classes})' },
  'public.critair.term': { defaultMessage: 'Vehicles limited to' },
  'public.critair': { defaultMessage: 'Crit’Air {classes}' },
  'public.limit.term': { defaultMessage: 'At most' },
  'public.limit.offer': { defaultMessage: '{count, plural, one {# a person} other {# a person at a time}}' },
  'public.limit.definition': { defaultMessage: '{count, plural, one {# a year} other {# a year}}' },
  'public.residence.term': { defaultMessage: 'Condition' },
  'public.residence': { defaultMessage: 'Live in the zone you ask for' },
  'public.residence.zones': { defaultMessage: 'Live in one of these zones: {zones}' },

  'public.begin.title': { defaultMessage: 'Make the request' },
  'public.begin.text': {
    defaultMessage: 'It is made online, with an account. You sign in, then arrive at this request.',
  },
  'public.begin.signed-in': { defaultMessage: 'It is made online. What you fill in is saved as you go.' },
  'public.begin.sign-in': { defaultMessage: 'Sign in and begin' },
  'public.begin.help': { defaultMessage: 'It can also be done at the desk or by phone:' },

  'category.note': {
    defaultMessage:
      'You see what suits {category}.{others, plural, =0 {} one { One more offer is for other vehicles only.} other { # more offers are for other vehicles only.}}',
  },
  'category.all': { defaultMessage: 'Show for all vehicles' },
  'category.car': { defaultMessage: 'a car' },
  'category.van': { defaultMessage: 'a van' },
  'category.motorcycle': { defaultMessage: 'a motorcycle or scooter' },
  'category.truck': { defaultMessage: 'a truck' },
  'category.other': { defaultMessage: 'a “{category}” vehicle' },
})

export const pricesEn = { ...usualDelayEn, ...ownPricesEn }
