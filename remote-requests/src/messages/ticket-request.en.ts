import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import type { ticketRequestFr } from './ticket-request.fr.ts'

export const ticketRequestEn = defineMessages<keyof typeof ticketRequestFr>({
  'ticket.renews': {
    defaultMessage:
      'Renewal of your ticket of {shape, select, day {{day}} hours {{day}, {start} to {end}} other {{start} to {end}}}.',
  },
  'ticket.renews.again': {
    defaultMessage:
      'New request, after the refusal of your ticket of {shape, select, day {{day}} hours {{day}, {start} to {end}} other {{start} to {end}}}.',
  },
  'ticket.renews.not-yet': {
    defaultMessage:
      'This ticket cannot be renewed yet. Its plates and zone are filled in; choose a start day.',
  },

  'ticket.found': { defaultMessage: 'You had begun this request' },
  'ticket.duration': { defaultMessage: 'Length of a ticket' },
  'ticket.price': { defaultMessage: 'Price of a ticket' },
  'ticket.weekdays': { defaultMessage: 'Starts on' },
  'ticket.remaining': { defaultMessage: 'Tickets left' },
  'ticket.remaining.year': {
    defaultMessage: '{count, plural, =0 {None in {year}, out of {max}} other {# out of {max} in {year}}}',
  },
  'ticket.remaining.period': {
    defaultMessage:
      '{count, plural, =0 {None, out of {max} during your subscription} other {# out of {max} during your subscription}}',
  },
  'ticket.subscription': { defaultMessage: 'Subscription' },
  'ticket.subscription.hint': { defaultMessage: 'The ticket comes with one of your subscriptions.' },
  'ticket.subscription.plates': { defaultMessage: 'Plates: {plates}' },
  'ticket.subscription.until': { defaultMessage: 'Until {day}' },
  'ticket.subscription.zone': { defaultMessage: 'Zone: {name}' },
  'ticket.subscription.chosen': { defaultMessage: '{name} ({plates})' },
  'ticket.subscription.only': { defaultMessage: '{name} (until {day})' },
  'ticket.subscription.unnamed': { defaultMessage: 'Your subscription' },

  'ticket.start-day': { defaultMessage: 'Start day' },
  'ticket.start-day.hint': { defaultMessage: 'Possible days: {days}.' },
  'ticket.start-now': { defaultMessage: 'Start now' },
  'ticket.start-time': { defaultMessage: 'Start time' },
  'ticket.start-time.zone': { defaultMessage: 'Local time ({city}). The ticket ends at the same minute.' },
  'ticket.end-day': { defaultMessage: 'Last day' },
  'ticket.end-day.hint': { defaultMessage: 'Tickets of {duration} in a row, up to and including this day.' },
  'ticket.end-day.hint.daily': { defaultMessage: 'One 1-day ticket per day, up to and including this day.' },
  'ticket.end-day.hint.hours': {
    defaultMessage: 'Tickets of {duration} in a row. The last one ends on this day or later.',
  },
  'ticket.plates.choose': {
    defaultMessage: '{max, plural, one {Vehicle of the subscription} other {Vehicles of the subscription}}',
  },
  'ticket.plates.choose.hint': {
    defaultMessage:
      '{max, plural, one {Only one of your subscription’s vehicles.} other {Up to # of your subscription’s vehicles.}}',
  },
  'ticket.plates.without': { defaultMessage: 'Without a plate' },
  'ticket.plates.gone': { defaultMessage: 'This plate is no longer on the subscription' },
  'ticket.plates.none': {
    defaultMessage:
      'This subscription has no plate. Add one to the subscription, or choose another subscription.',
  },
  'ticket.zone.own': { defaultMessage: 'Zone' },
  'ticket.zone.own.text': { defaultMessage: '{name}, chosen according to your situation' },
  'ticket.zone.carried': { defaultMessage: '{name}, the zone of this subscription' },
  'ticket.email': { defaultMessage: 'Also notify someone by email' },
  'ticket.email.hint': {
    defaultMessage: 'For example your visitor: they receive the dates of the ticket by email.',
  },

  'ticket.count': { defaultMessage: 'Number of tickets' },
  'ticket.count.value': { defaultMessage: '{count, plural, one {# ticket} other {# tickets}}' },
  'ticket.from': { defaultMessage: 'Start' },
  'ticket.to': { defaultMessage: 'End' },
  'ticket.moment': { defaultMessage: '{day}, {hour}' },
  'ticket.city-time': { defaultMessage: 'Local time ({city}).' },
  'ticket.live': {
    defaultMessage:
      '{count, plural, one {{shape, select, day {On {day}} hours {On {day} from {start} to {end}} other {From {start} to {end}}}.} other {# tickets in a row, {shape, select, day {on {day}} hours {on {day} from {start} to {end}} other {from {start} to {end}}}.}}',
  },
  'ticket.live.price': {
    defaultMessage:
      '{count, plural, one {{shape, select, day {On {day}} hours {On {day} from {start} to {end}} other {From {start} to {end}}}: {price}.} other {# tickets in a row, {shape, select, day {on {day}} hours {on {day} from {start} to {end}} other {from {start} to {end}}}: {price} in all.}}',
  },
  'ticket.begun': { defaultMessage: 'The start time has passed' },
  'ticket.begun.text': {
    defaultMessage:
      '{isToday, select, true {It is {now} and the ticket starts at {start}} other {The ticket has run since {start}}}: the time gone counts.',
  },
  'ticket.overlap': { defaultMessage: 'You already have a ticket for this period' },
  'ticket.overlap.text': {
    defaultMessage:
      'It is valid {shape, select, day {on {day}} hours {on {day} from {start} to {end}} other {from {start} to {end}}} for one of these plates. You can go on: nothing forbids it.',
  },
  'ticket.plates': { defaultMessage: '{count, plural, one {Vehicle} other {Vehicles}}' },
  'ticket.zone': { defaultMessage: 'Zone' },
  'ticket.price.total': { defaultMessage: 'Total price' },
  'ticket.confirm': { defaultMessage: 'Confirm' },

  'ticket.failed': { defaultMessage: 'The request has not gone through yet' },
  'ticket.failed.kept': { defaultMessage: 'Nothing is lost: your answers are still here.' },
  'ticket.failed.unsure': {
    defaultMessage: 'Nothing is lost. You can safely send the request again: it will only count once.',
  },
  'ticket.taken': { defaultMessage: 'A ticket already exists for this request' },
  'ticket.taken.text': {
    defaultMessage:
      'Your first attempt did arrive, with other answers. Open that ticket, or start again to request another one.',
  },
  'ticket.taken.open': { defaultMessage: 'Open the ticket' },
  'ticket.taken.again': { defaultMessage: 'Request another one' },

  'ticket.fault.past-hour': {
    defaultMessage: 'At this time the ticket would already be over. Choose a later time.',
  },
  'ticket.fault.weekday': { defaultMessage: 'Not on that day: {days} only.' },
  'ticket.fault.subscription-missing': {
    defaultMessage: 'Choose the subscription that this ticket comes with.',
  },
  'ticket.fault.hour-missing': { defaultMessage: 'Give the hour and the minutes of the start.' },
  'ticket.fault.end-missing': { defaultMessage: 'Choose the last day.' },
  'ticket.fault.end-before-start': { defaultMessage: 'The end must come after the start.' },
  'ticket.fault.quota-used-up': { defaultMessage: 'You have no ticket left for {year}.' },
  'ticket.fault.quota-used-up.period': { defaultMessage: 'You have no ticket left with this subscription.' },
  'ticket.fault.quota-exceeded': {
    defaultMessage:
      '{left, plural, one {You have only one ticket left. Choose an earlier end.} other {You have only # tickets left. Choose an earlier end.}}',
  },
  'ticket.fault.unreachable': {
    defaultMessage: 'That is too many tickets for one request. Choose an earlier end.',
  },
  'ticket.fault.longer-than-option': { defaultMessage: 'The period is longer than the ticket.' },
  'ticket.fault.start-not-covered': { defaultMessage: 'Your subscription does not cover this day.' },
  'ticket.fault.end-not-covered': { defaultMessage: 'The ticket would end after your subscription.' },
  'ticket.fault.blank': { defaultMessage: 'Give an address, or leave the field empty.' },
  'ticket.fault.too-short': { defaultMessage: 'This address is too short: at least {min} characters.' },
  'ticket.fault.too-long': { defaultMessage: 'This address is too long: {max} characters at most.' },
  'ticket.fault.malformed': { defaultMessage: 'This address is not complete. Example: name@example.com.' },

  'ticket.done': { defaultMessage: 'Your ticket is ready' },
  'ticket.done.lead': {
    defaultMessage:
      '{count, plural, one {You can park as soon as it starts.} other {Your # tickets are recorded: you can park as soon as they start.}}',
  },
  'ticket.done.open': { defaultMessage: 'See the ticket' },
  'ticket.done.calendar': { defaultMessage: 'Add to my calendar' },
  'ticket.calendar.description': { defaultMessage: 'Plates: {plates}' },
  'ticket.pay.title': { defaultMessage: 'Your ticket is recorded, it remains to be paid' },
  'ticket.pay.lead': { defaultMessage: 'It will only be valid once it is paid.' },
  'ticket.pay.leaving': { defaultMessage: 'You are being taken to the payment page.' },
  'ticket.pay.failed': { defaultMessage: 'The payment could not start' },
  'ticket.pay.failed.text': {
    defaultMessage: '{reason} Your ticket is kept: you can try again, or pay later.',
  },
  'ticket.pay.later': { defaultMessage: 'Pay later' },
})
