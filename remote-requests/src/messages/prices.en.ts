import type { pricesFr } from './prices.fr.ts'

export const pricesEn = {
  'public.title': 'Prices, zones and documents',
  'public.lead':
    'What parking costs where you live, what you will be asked for and how long it takes. No account needed.',
  'public.back': 'All prices',
  'public.not-found': 'This offer is not available',

  'place.title': 'Where do you live or work?',
  'place.address': 'Your address',
  'place.address.hint': 'Type a few letters, then choose the address from the list.',
  'place.address.empty': 'No address found. Choose your street from the list below.',
  'place.address.failed': 'The address search does not answer. Choose your street from the list below.',
  'place.kept-nowhere':
    'Your address is used for this search. If you begin a request, it is offered to you there: this tab keeps it for 30 minutes at most.',
  'place.searching': 'Looking for your zone…',
  'place.streets': 'Choose my street from the list',
  'place.streets.filter': 'Name of the street',
  'place.streets.count': '{count, plural, =0 {No street matches.} one {# street} other {# streets}}',
  'place.streets.no-zone': 'In no zone',
  'place.streets.shared':
    'Some streets cross several zones: choose that of your number, which the address search knows.',
  'place.streets.partly': '(in part)',
  'place.zone': 'Zone {name}',
  'place.zone.streets':
    '{count, plural, one {The street of zone {name}} other {The # streets of zone {name}}}',
  'place.outside': 'Outside the city’s zones',
  'place.outside.text':
    'This address is in no parking zone. The offers that are open to everybody are below. A mistake? Call {phone}.',
  'place.change': 'Change the address',

  'public.count': '{count, plural, =0 {No offer} one {# offer} other {# offers}} in the city',
  'public.count.here': '{count, plural, =0 {No offer} one {# offer} other {# offers}} for this address',
  'public.group.personal': 'Individuals',
  'public.group.professional': 'Professionals',
  'public.group.both': 'Individuals and professionals',
  'public.group.ticket': 'Visitors and short stays',
  'public.none': 'Nothing is on offer at the moment',
  'public.none.text': 'Call the city on {phone}: it will tell you what is planned.',
  'public.place-needed': 'Depends on your address',
  'public.place-needed.text': 'Only people who live in certain zones may ask for it.',
  'public.tell-place': 'Give my address',
  'public.here': 'May be requested for this address: {address}.',
  'public.not-here': 'Not for this address: {address}',
  'public.not-at-door': 'Does not let you park in your zone',
  'public.elsewhere': '{count, plural, one {# offer for other zones} other {# offers for other zones}}',
  'public.elsewhere.zones': 'Only for: {zones}.',

  'public.delay.title': 'How long it takes',
  'public.delay.at-once': 'Granted at once',
  'public.delay.once-paid': 'Valid as soon as it is paid',
  'public.delay.reviewed': 'Answer once your documents are reviewed',
  'public.delay.days':
    '{count, plural, =0 {Usually answered the same day} one {Usually answered in # day} other {Usually answered in # days}}',
  'public.delay.more':
    'The time runs once all documents have arrived. You pay after the city has agreed, and its answer comes by email.',
  'public.needs': '{count, plural, =0 {Requires another subscription} other {Requires {plans}}}',
  'public.forbids.term': 'Cannot be held with',
  'public.vehicles': '{max, plural, one {# vehicle} other {At most # vehicles}}',
  'public.vehicles.critair': '(Crit’Air {classes})',
  'public.critair.term': 'Vehicles limited to',
  'public.critair': 'Crit’Air {classes}',
  'public.limit.term': 'At most',
  'public.limit.offer': '{count, plural, one {# a person} other {# a person at a time}}',
  'public.limit.definition': '{count, plural, one {# a year} other {# a year}}',
  'public.residence.term': 'Condition',
  'public.residence': 'Live in the zone you ask for',
  'public.residence.zones': 'Live in one of these zones: {zones}',

  'public.begin.title': 'Make the request',
  'public.begin.text': 'It is made online, with an account. You sign in, then arrive at this request.',
  'public.begin.signed-in': 'It is made online. What you fill in is saved as you go.',
  'public.begin': 'Begin the request',
  'public.begin.sign-in': 'Sign in and begin',
  'public.begin.help': 'It can also be done at the desk or by phone:',
} as const satisfies Record<keyof typeof pricesFr, string>
