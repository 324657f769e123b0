import { amountChangedEn } from '@parvis/shared-kernel/messages/amount-changed.en'
import { defineMessages, type Message } from '@parvis/shared-kernel/messages/define-messages'
import { failureEn } from '@parvis/shared-kernel/messages/failure.en'
import type { fr, OwnMessageId } from './fr.ts'
import { viewEn } from './view.en.ts'

const ownEn = defineMessages<OwnMessageId>({
  'look-up.title': { defaultMessage: 'Your parking fine' },
  'look-up.lead': {
    defaultMessage:
      'Find your fine (FPS) with two things the notice shows, without an account: its number and the plate.',
  },
  'look-up.submit': { defaultMessage: 'Show my fine' },
  'look-up.shared': {
    defaultMessage:
      'Shared computer? The plate stays in this tab for 15 minutes at most, and nowhere else. You can erase it at any time.',
  },

  'number.label': { defaultMessage: 'Fine number (FPS)' },
  'number.hint': {
    defaultMessage: '26 digits, or 28 with the payment key. Mark 1 on the example. With or without spaces.',
  },
  'number.day': {
    defaultMessage:
      'The three digits of the day (“{day}”) are no day of the year. Read the number again; if it is right, go on.',
  },
  'number.count.short': { defaultMessage: '{digits} of 26 digits' },
  'number.count.complete': { defaultMessage: '26 digits: complete' },
  'number.count.between': { defaultMessage: '{digits} digits: 26 are needed, or 28 with the key' },
  'number.count.with-key': { defaultMessage: '28 digits: complete' },
  'number.count.long': { defaultMessage: '{digits} digits: too many' },
  'number.fault.blank': { defaultMessage: 'Enter the fine number.' },
  'number.fault.not-digits': {
    defaultMessage: 'The number has digits only. Check that the plate is not in this field.',
  },
  'number.fault.wrong-length': {
    defaultMessage: 'The number has 26 digits, or 28 with the key. Compare it with the notice.',
  },

  'plate.label': { defaultMessage: 'Number plate' },
  'plate.hint': { defaultMessage: 'Mark 2 on the example. Foreign plates are accepted.' },
  'plate.hint.alone': { defaultMessage: 'The one on the notice. Foreign plates are accepted.' },
  'plate.fault.blank': { defaultMessage: 'Enter the plate of the vehicle.' },
  'plate.fault.malformed': {
    defaultMessage: 'A plate has 2 to 15 letters or digits. Example: AB\u2011123\u2011CD.',
  },
  'plate.doubt': { defaultMessage: '“{found}” is not used on French plates. Check, then go on.' },
  'plate.doubt.meant': { defaultMessage: 'Did you mean' },

  'picture.alt': {
    defaultMessage:
      'Example of a notice: the fine number (FPS) is at the top, framed and marked 1. The plate is just below, framed and marked 2.',
  },
  'picture.number': { defaultMessage: 'The fine number (FPS), at the top of the notice' },
  'picture.plate': { defaultMessage: 'The plate of the vehicle (“Immatriculation”)' },

  'failure.not-found.title': { defaultMessage: 'No fine found' },
  'failure.not-found.text': {
    defaultMessage:
      'No fine matches this number and this plate. Compare both with your notice. A very recent notice may take a few hours to appear.',
  },
  'failure.rate-limited.title': { defaultMessage: 'Too many tries' },
  'failure.rate-limited.text': {
    defaultMessage:
      'To protect drivers, the number of tries is limited. Come back in an hour, or contact the city.',
  },
  'failure.network.title': { defaultMessage: 'No answer' },
  'failure.network.text': {
    defaultMessage:
      'The city cannot be reached. Check your connection and try again: what you typed is kept.',
  },
  'failure.other.title': { defaultMessage: 'The search did not succeed' },

  'gate.title': { defaultMessage: 'Open your fine' },
  'gate.lead': { defaultMessage: 'To see this fine, enter the plate of the vehicle it was given to.' },
  'gate.submit': { defaultMessage: 'Show the fine' },
  'gate.expired.title': { defaultMessage: 'Your fine was closed' },
  'gate.expired.text': {
    defaultMessage: 'After 15 minutes the plate is erased from this computer. Enter it again to go on.',
  },
  'gate.expired.written': {
    defaultMessage:
      'After 15 minutes without typing, the plate and what you had written are wiped from this computer. Enter the plate to start again.',
  },

  'no-fine.title': { defaultMessage: 'This is not the number of a fine' },
  'no-fine.reason': { defaultMessage: 'A fine number has 26 digits.' },
  'no-fine.text': {
    defaultMessage:
      'The address may be incomplete. Find your fine with the number on the notice and the plate.',
  },
  'no-fine.action': { defaultMessage: 'Find my fine' },

  'fine.title': { defaultMessage: 'Your fine' },
  'fine.title-place': { defaultMessage: 'Your fine, {place}' },
  'fine.eyebrow': { defaultMessage: 'Parking fine (forfait de post-stationnement, FPS)' },
  'fine.plate': { defaultMessage: 'Plate' },
  'fine.place': { defaultMessage: 'Place' },
  'fine.another': { defaultMessage: 'Find a fine' },
  'fine.print': { defaultMessage: 'Print' },
  'fine.leave': { defaultMessage: 'Leave' },
  'fine.stale': { defaultMessage: 'The city has stopped answering: what is shown is a moment old.' },
  'fine.shared': {
    defaultMessage:
      'On a shared computer, “Leave” erases the plate. Otherwise it erases itself within 15 minutes.',
  },

  'due.now': { defaultMessage: 'To pay now' },
  'due.reduced': { defaultMessage: 'Reduced price' },
  'due.until': { defaultMessage: 'Until {moment}' },
  'due.left.day': { defaultMessage: '{count} days left' },
  'due.left.hour': { defaultMessage: '{count} hours left' },
  'due.left.minute': {
    defaultMessage:
      '{count, plural, =0 {less than a minute left} one {# minute left} other {# minutes left}}',
  },
  'due.after': { defaultMessage: 'Then: {price}' },
  'due.deadline.to-come': { defaultMessage: 'To be paid by {moment}' },
  'due.deadline.past': { defaultMessage: 'The time to pay ended on {moment}' },
  'due.increase.to-come': { defaultMessage: 'After that, the amount may be increased.' },
  'due.increase.past': { defaultMessage: 'The amount may have been increased.' },
  'due.increase.done': { defaultMessage: 'The amount was increased.' },
  'due.reduced-ended': { defaultMessage: 'The reduced price ended on {moment}.' },
  'due.nothing': { defaultMessage: 'Nothing to pay' },
  'due.paid': { defaultMessage: '{paid} received. This fine is settled.' },
  'due.paid-reduced': { defaultMessage: '{paid} received, at the reduced price. This fine is settled.' },
  'due.cancelled': { defaultMessage: 'This fine was brought down to zero. Nothing is asked of you.' },
  'due.refunded': { defaultMessage: '{refunded} were paid back. This fine is settled.' },
  'due.overpaid': { defaultMessage: 'Paid too much' },
  'due.overpaid-text': {
    defaultMessage:
      '{paid} received, more than the fine. The city owes you the difference: contact it if you hear nothing.',
  },
  zone: { defaultMessage: '({place}\u00a0time)' },
  'zone.vowel': { defaultMessage: '({place}\u00a0time)' },

  'choices.title': { defaultMessage: 'What you can do' },
  'choices.pay.title': { defaultMessage: 'Pay' },
  'choices.pay.text': { defaultMessage: 'By card, in two minutes, with a receipt.' },
  'choices.pay.action': { defaultMessage: 'Pay {price}' },
  'choices.contest.title': { defaultMessage: 'Contest' },
  'choices.contest.until': { defaultMessage: 'Until {moment}, online, by post or at the desk.' },
  'choices.contest.see-notice': {
    defaultMessage: 'Online, by post or at the desk, by the date written on the notice.',
  },
  'choices.contest.too-late': { defaultMessage: 'The last day was {moment}.' },
  'choices.contest.closed.settled': {
    defaultMessage: 'The city has set this fine to zero: there is nothing left to contest.',
  },
  'choices.contest.closed.in-recovery': {
    defaultMessage: 'This fine can no longer be contested with the city.',
  },
  'choices.contest.under-review': {
    defaultMessage: 'Your appeal is filed. Follow it: the city may ask you for something more.',
  },
  'choices.contest.seen': { defaultMessage: 'An appeal was filed. The time to file another one is over.' },
  'choices.contest.others': {
    defaultMessage:
      'An appeal was filed already, without your account. If it is yours, its link opens it; if not, it changes nothing in your rights.',
  },
  'choices.contest.begun': { defaultMessage: 'You began an appeal that has not been sent.' },
  'choices.contest.begun-until': { defaultMessage: 'You began an appeal. It can be sent until {moment}.' },
  'choices.contest.action.begun': { defaultMessage: 'Go on with my appeal' },
  'choices.contest.action.asked': { defaultMessage: 'Send what is asked' },
  'choices.contest.action.possible': { defaultMessage: 'Contest online' },
  'choices.contest.action.too-late': { defaultMessage: 'Find out more' },
  'choices.contest.action.under-review': { defaultMessage: 'Follow my appeal' },
  'choices.contest.action.answered': { defaultMessage: 'See the appeal' },
  'choices.help.title': { defaultMessage: 'Get help' },

  'contest.title': { defaultMessage: 'Contest this fine' },
  'contest.possible': {
    defaultMessage:
      'You may ask the city to review this fine until {moment}. This is the mandatory first appeal (RAPO), the first step of any dispute.',
  },
  'contest.possible-see-notice': {
    defaultMessage:
      'You may ask the city to review this fine. This is the mandatory first appeal (RAPO), the first step of any dispute. The last day is written on the notice.',
  },
  'contest.too-late': {
    defaultMessage:
      'The time to contest with the city ended on {moment}. If the notice did not reach you in time, contact the city.',
  },
  'contest.closed.settled': {
    defaultMessage: 'The city has set this fine to zero. Nothing is asked of you.',
  },
  'contest.closed.in-recovery': {
    defaultMessage:
      'This fine was increased and passed to the debt recovery office. The order you received says how and until when to contest it before the paid parking tribunal.',
  },
  'contest.under-review': {
    defaultMessage:
      'The city has received an appeal and is reviewing it. You will get its answer. Keep your receipt.',
  },
  'contest.silent': {
    defaultMessage:
      'The city has not answered within a month: by law this rejects your appeal.{court, select, open { You may go to the paid parking tribunal until {moment}.} ended { The time to go to the tribunal ended on {moment}.} undated { You may go to the paid parking tribunal: the page of the appeal says how.} other {}} The city may still answer you{isAsked, select, true {, and you may still send what it asked for} other {}}.',
  },
  'contest.seen': {
    defaultMessage:
      'The city received an appeal against this fine in time; that time is over. Whoever filed it follows it by its link or from their account.',
  },
  'contest.asked.due': {
    defaultMessage: 'The city waits for something more to study the appeal, until {moment}.',
  },
  'contest.asked.late': {
    defaultMessage:
      'The city was waiting for something more to study the appeal: the last day was {moment}. Until it has decided, it may still take an answer into account.',
  },
  'contest.asked.undated': { defaultMessage: 'The city waits for something more to study the appeal.' },
  'contest.answered.accepted': {
    defaultMessage:
      'The appeal was accepted. The amount above will change as soon as the notice is corrected.',
  },
  'contest.answered.accepted.corrected': {
    defaultMessage:
      'The appeal was accepted and the notice is corrected: the amount above takes it into account.',
  },
  'contest.answered.rejected': {
    defaultMessage:
      'The appeal was rejected.{court, select, open { You may go to the paid parking tribunal until {moment}.} ended { The time to go to the tribunal ended on {moment}.} undated { The city’s decision says how and until when you may go to the court.} other {}}',
  },
  'contest.answered.transferred': {
    defaultMessage: 'The appeal was passed on to the authority in charge, which will answer it.',
  },
  'contest.answered.unknown': {
    defaultMessage: 'An appeal is on record. Contact the city to know where it stands.',
  },
  'contest.step.letter': {
    defaultMessage: 'Write a dated and signed letter: the fine number, the plate, and why you contest.',
  },
  'contest.step.pieces': { defaultMessage: 'Add copies:' },
  'contest.piece.notice': { defaultMessage: 'of the notice;' },
  'contest.piece.registration': {
    defaultMessage:
      'of the registration certificate (or, if the vehicle was sold, of the declaration of sale and its receipt);',
  },
  'contest.piece.proof': { defaultMessage: 'of what supports you: ticket, permit, photo, police report…' },
  'contest.step.send': { defaultMessage: 'Hand it in or post it to: {desk}. A question before you send it?' },
  'contest.step.keep': {
    defaultMessage: 'Ask for a receipt at the desk, or send it as a recorded letter: it is your proof.',
  },
  'contest.by-post': { defaultMessage: 'Contest by post or at the desk' },

  'claim.filed': { defaultMessage: 'Appeal filed' },
  'claim.complement-requested': { defaultMessage: 'The city asks for something more' },
  'claim.accepted': { defaultMessage: 'Appeal accepted' },
  'claim.rejected': { defaultMessage: 'Appeal rejected' },
  'claim.silent': { defaultMessage: 'Appeal rejected by silence' },
  'claim.transferred': { defaultMessage: 'Appeal passed on to another authority' },
  'claim.unknown': { defaultMessage: 'Appeal on record' },

  'statement.title': { defaultMessage: 'Price and payments' },
  'statement.caption': { defaultMessage: 'Price of the fine, payments received and what remains' },
  'statement.what': { defaultMessage: 'Line' },
  'statement.amount': { defaultMessage: 'Amount' },
  'statement.price': { defaultMessage: 'Price of the fine' },
  'statement.price-reduced': { defaultMessage: 'Price of the fine, reduced' },
  'statement.payment.city': { defaultMessage: 'Payment to the city' },
  'statement.payment.agency': { defaultMessage: 'Payment to ANTAI' },
  'statement.payment.recovery': { defaultMessage: 'Payment to the debt recovery office' },
  'statement.day-unknown': { defaultMessage: 'day not known' },
  'statement.payout': { defaultMessage: 'Refund paid' },
  'statement.remaining': { defaultMessage: 'Left to pay' },
  'statement.overpaid': { defaultMessage: 'Paid too much' },
  'statement.no-payment': { defaultMessage: 'No payment received so far.' },

  'history.title': { defaultMessage: 'History' },
  'history.issued': { defaultMessage: 'Notice' },
  'history.corrected': { defaultMessage: 'Corrected notice' },
  'history.price': { defaultMessage: 'Price:' },
  'history.replaced': { defaultMessage: 'replaced' },
  'history.reduced': { defaultMessage: '{price} until {moment}' },
  'history.asked': { defaultMessage: 'Further information awaited until {moment}' },
  'history.day-unknown': { defaultMessage: 'Day not known' },

  'pay.title': { defaultMessage: 'Pay your fine' },
  'pay.lead': { defaultMessage: 'An address for the receipt, then the secure payment page.' },
  'pay.lead.resume': {
    defaultMessage:
      'Your payment has already been started: you find the same payment page again, and nothing is charged twice.',
  },
  'pay.back': { defaultMessage: 'Back to the fine' },
  'pay.email.hint': { defaultMessage: 'The receipt is sent there. Example: name@example.com' },
  'pay.email.blank': { defaultMessage: 'Enter an email address.' },
  'pay.email.too-short': {
    defaultMessage: 'The address is too short: at least {min} characters are needed.',
  },
  'pay.email.too-long': { defaultMessage: 'The address is too long: {max} characters at most.' },
  'pay.email.malformed': { defaultMessage: '“{email}” is not a correct email address.' },
  'pay.email.different': { defaultMessage: 'The two addresses are not the same.' },
  'pay.next': {
    defaultMessage:
      'You will leave {place, select, portal {this portal} other {this page}} for the city’s payment page, then {place, select, frame {reach the city’s portal, which may ask for the plate again} other {come back here}}. The portal never knows your card number.',
  },
  'pay.failed': { defaultMessage: 'The payment has not begun' },

  'result.loading': { defaultMessage: 'Reading the result of the payment' },
  'result.pending.title': { defaultMessage: 'Payment being confirmed' },
  'result.pending.text': {
    defaultMessage: 'The bank has not answered yet. Do not pay a second time: this page updates by itself.',
  },
  'result.paid.title': { defaultMessage: 'Payment accepted' },
  'result.paid.text': { defaultMessage: 'Thank you. Keep the receipt below.' },
  'result.paid.mailed': { defaultMessage: 'Thank you. The receipt is on its way by email.' },
  'result.paid-not-processed.title': { defaultMessage: 'Payment received' },
  'result.paid-not-processed.text': {
    defaultMessage:
      'Thank you. Your payment is received, but the city has not recorded it yet: the amount of the fine will be updated shortly. Do not pay a second time.',
  },
  'result.refused.title': { defaultMessage: 'Payment refused' },
  'result.refused.text': {
    defaultMessage:
      'The bank did not accept the payment. Nothing was taken. Check your card, or try another one.',
  },
  'result.abandoned.title': { defaultMessage: 'Payment abandoned' },
  'result.abandoned.text': { defaultMessage: 'The payment was not completed. Nothing was taken.' },
  'result.unknown.title': { defaultMessage: 'Result unknown' },
  'result.unknown.text': {
    defaultMessage:
      'We cannot read the bank’s answer. Before paying again, contact the city with the operation number.',
  },
  'result.left': { defaultMessage: 'Did you leave the payment page?' },
  'result.left.text': {
    defaultMessage:
      'If you have not paid, the same page is there until {moment}. If you have already confirmed with your card, wait for the bank to answer.',
  },
  'result.left.action': { defaultMessage: 'Return to the payment page' },
  'pending.text': {
    defaultMessage:
      'A payment of this fine is under way. Do not pay a second time: the amount changes by itself once the bank has answered.',
  },
  'pending.follow': { defaultMessage: 'Follow this payment' },
  'result.amount': { defaultMessage: 'Amount' },
  'result.when': { defaultMessage: 'Date' },
  'result.number': { defaultMessage: 'Operation number' },
  'result.authorization': { defaultMessage: 'Authorisation number' },
  'result.check': { defaultMessage: 'Check now' },
  'result.retry': { defaultMessage: 'Pay again' },
  'result.back': { defaultMessage: 'See the fine' },
  'result.failed.title': { defaultMessage: 'Result of the payment' },
  'result.failed.lead': {
    defaultMessage: 'If your card was accepted, your payment is not lost: only its result cannot be shown.',
  },
  'result.failed.panel': { defaultMessage: 'The result cannot be shown' },
  'contact.phone': { defaultMessage: 'Phone' },
  'contact.email': { defaultMessage: 'Email' },
  'contact.desk': { defaultMessage: 'Desk' },
})

export const en = { ...amountChangedEn, ...failureEn, ...viewEn, ...ownEn } satisfies Record<
  keyof typeof fr,
  Message
>
