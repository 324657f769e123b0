import type { ticketRequestFr } from './ticket-request.fr.ts'

export const ticketRequestEn = {
  'ticket.quota.year': 'You have used all your tickets for {year}',
  'ticket.quota.year.text': 'You can already request some for {next}.',
  'ticket.quota.period': 'You have used all your tickets',
  'ticket.quota.period.text': 'The count starts again with your next subscription.',
  'ticket.renews': 'Renews your ticket from {from} to {to}.',
  'ticket.renews.not-yet':
    'This ticket cannot be renewed yet. Its plates and zone are filled in; choose a start day.',

  'ticket.found': 'You had begun this request',
  'ticket.duration': 'Length of a ticket',
  'ticket.price': 'Price of a ticket',
  'ticket.weekdays': 'Starts on',
  'ticket.remaining': 'Tickets left',
  'ticket.remaining.year':
    '{count, plural, =0 {None in {year}, out of {max}} other {# out of {max} in {year}}}',
  'ticket.remaining.period':
    '{count, plural, =0 {None, out of {max} during your subscription} other {# out of {max} during your subscription}}',
  'ticket.carrier': 'Subscription',
  'ticket.carrier.hint': 'The ticket comes with one of your subscriptions.',
  'ticket.carrier.plates': 'Plates: {plates}',
  'ticket.carrier.until': 'Until {day}',
  'ticket.carrier.only': '{name} (until {day})',
  'ticket.carrier.unnamed': 'Your subscription',

  'ticket.start-day': 'Start day',
  'ticket.start-day.hint': 'Possible days: {days}.',
  'ticket.start-time': 'Start time',
  'ticket.start-time.zone': 'In {city} time. The ticket ends at the same minute.',
  'ticket.end-day': 'Last day',
  'ticket.end-day.hint': 'Tickets of {duration} in a row, up to and including this day.',
  'ticket.end-day.hint.daily': 'One 1-day ticket per day, up to and including this day.',
  'ticket.end-day.hint.hours': 'Tickets of {duration} in a row. The last one ends on this day or later.',
  'ticket.plates.choose':
    '{max, plural, one {Vehicle of the subscription} other {Vehicles of the subscription}}',
  'ticket.plates.choose.hint':
    '{max, plural, one {Only one of your subscription’s vehicles.} other {Up to # of your subscription’s vehicles.}}',
  'ticket.plates.none':
    'This subscription has no plate. Add one to the subscription, or choose another subscription.',
  'ticket.zone.own': 'Zone',
  'ticket.zone.own.text': '{name}, chosen according to your situation',
  'ticket.email': 'Also notify someone by email',
  'ticket.email.hint': 'For example your visitor: they receive the dates of the ticket by email.',

  'ticket.count': 'Number of tickets',
  'ticket.count.value': '{count, plural, one {# ticket} other {# tickets}}',
  'ticket.from': 'Start',
  'ticket.to': 'End',
  'ticket.moment': '{day}, {hour}',
  'ticket.city-time': 'In {city} time.',
  'ticket.live':
    '{count, plural, one {From {from} to {to}.} other {# tickets in a row, from {from} to {to}.}}',
  'ticket.live.price':
    '{count, plural, one {From {from} to {to}: {price}.} other {# tickets in a row, from {from} to {to}: {price} in all.}}',
  'ticket.overlap': 'You already have a ticket for this period',
  'ticket.overlap.text':
    'It is valid from {from} to {to} for one of these plates. You can go on: nothing forbids it.',
  'ticket.plates': '{count, plural, one {Vehicle} other {Vehicles}}',
  'ticket.zone': 'Zone',
  'ticket.price.total': 'Total price',
  'ticket.pay': 'Pay {price}',
  'ticket.confirm': 'Confirm',

  'ticket.failed': 'The request has not gone through yet',
  'ticket.failed.kept': 'Nothing is lost: your answers are still here.',
  'ticket.failed.unsure': 'Nothing is lost. You can safely send it again: only one ticket will be made.',
  'ticket.taken': 'A ticket already exists for this request',
  'ticket.taken.text':
    'Your first attempt did arrive, with other answers. Open that ticket, or start again to request another one.',
  'ticket.taken.open': 'Open the ticket',
  'ticket.taken.again': 'Request another one',

  'ticket.problem.past-hour': 'At this time the ticket would already be over. Choose a later time.',
  'ticket.problem.weekday': 'Not on that day: {days} only.',
  'ticket.problem.subscription-missing': 'Choose the subscription that this ticket comes with.',
  'ticket.problem.hour-missing': 'Give the hour and the minutes of the start.',
  'ticket.problem.end-missing': 'Choose the last day.',
  'ticket.problem.end-before-start': 'The end must come after the start.',
  'ticket.problem.quota-used-up': 'You have no ticket left for {year}.',
  'ticket.problem.quota-exceeded':
    '{left, plural, one {You have only one ticket left. Choose an earlier end.} other {You have only # tickets left. Choose an earlier end.}}',
  'ticket.problem.unreachable': 'That is too many tickets for one request. Choose an earlier end.',
  'ticket.problem.longer-than-option': 'The period is longer than the ticket.',
  'ticket.problem.start-not-covered': 'Your subscription does not cover this day.',
  'ticket.problem.end-not-covered': 'The ticket would end after your subscription.',
  'ticket.problem.blank': 'Give an address, or leave the field empty.',
  'ticket.problem.too-short': 'This address is too short: at least {min} characters.',
  'ticket.problem.too-long': 'This address is too long: {max} characters at most.',
  'ticket.problem.malformed': 'This address is not complete. Example: name@example.com.',

  'ticket.done': 'Your ticket is ready',
  'ticket.done.lead':
    '{count, plural, one {You can park as soon as it starts.} other {Your # tickets are recorded: you can park as soon as they start.}}',
  'ticket.done.open': 'See the ticket',
  'ticket.done.calendar': 'Add to my calendar',
  'ticket.calendar.description': 'Plates: {plates}',
  'ticket.pay.title': 'Your ticket is recorded, it remains to be paid',
  'ticket.pay.lead': 'It will only be valid once it is paid.',
  'ticket.pay.leaving': 'You are being taken to the payment page.',
  'ticket.pay.failed': 'The payment could not start',
  'ticket.pay.failed.text': '{reason} Your ticket is kept: you can try again, or pay later.',
  'ticket.pay.later': 'Pay later',
} as const satisfies Record<keyof typeof ticketRequestFr, string>
