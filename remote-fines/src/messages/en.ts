import { draftsEn } from '@parvis/shared-kernel/messages/drafts.en'
import { uploadsEn } from '@parvis/shared-kernel/messages/uploads.en'
import { appealEn } from './appeal.en.ts'
import type { FinesMessageId } from './fr.ts'
import { refundEn } from './refund.en.ts'
import { viewEn } from './view.en.ts'

export const en = {
  ...draftsEn,
  ...uploadsEn,
  ...appealEn,
  ...refundEn,
  ...viewEn,
  'look-up.title': 'Your parking fine',
  'look-up.lead':
    'Find your fine (FPS) with two things the notice shows, without an account: its number and the plate.',
  'look-up.submit': 'Show my fine',
  'look-up.shared':
    'Shared computer? The plate stays in this tab for 15 minutes at most, and nowhere else. You can erase it at any time.',

  'number.label': 'Fine number (FPS)',
  'number.hint': '26 digits, or 28 with the payment key. Mark 1 on the example. With or without spaces.',
  'number.day':
    'The three digits of the day (“{day}”) are no day of the year. Read the number again; if it is right, go on.',
  'number.count.short': '{digits} of 26 digits',
  'number.count.complete': '26 digits: complete',
  'number.count.between': '{digits} digits: 26 are needed, or 28 with the key',
  'number.count.with-key': '28 digits: complete',
  'number.count.long': '{digits} digits: too many',
  'number.fault.blank': 'Enter the fine number.',
  'number.fault.not-digits': 'The number has digits only. Check that the plate is not in this field.',
  'number.fault.wrong-length': 'The number has 26 digits, or 28 with the key. Compare it with the notice.',

  'plate.label': 'Number plate',
  'plate.hint': 'Mark 2 on the example. Foreign plates are accepted.',
  'plate.hint.alone': 'The one on the notice. Foreign plates are accepted.',
  'plate.fault.blank': 'Enter the plate of the vehicle.',
  'plate.fault.malformed': 'A plate has 2 to 15 letters or digits. Example: AB-123-CD.',
  'plate.doubt': '“{found}” is not used on French plates. Check, then go on.',
  'plate.doubt.meant': 'Did you mean',

  'picture.alt':
    'Example of a notice: the fine number (FPS) is at the top, framed and marked 1. The plate is just below, framed and marked 2.',
  'picture.number': 'The fine number (FPS), at the top of the notice',
  'picture.plate': 'The plate of the vehicle (“Immatriculation”)',

  'problem.not-found.title': 'No fine found',
  'problem.not-found.text':
    'No fine matches this number and this plate. Compare both with your notice. A very recent notice may take a few hours to appear.',
  'problem.rate-limited.title': 'Too many tries',
  'problem.rate-limited.text':
    'To protect drivers, the number of tries is limited. Come back in an hour, or contact the city.',
  'problem.network.title': 'No answer',
  'problem.network.text':
    'The city cannot be reached. Check your connection and try again: what you typed is kept.',
  'problem.other.title': 'The search did not succeed',

  'gate.title': 'Open your fine',
  'gate.lead': 'To see this fine, enter the plate of the vehicle it was given to.',
  'gate.submit': 'Show the fine',
  'gate.expired.title': 'Your fine was closed',
  'gate.expired.text': 'After 15 minutes the plate is erased from this computer. Enter it again to go on.',

  'no-fine.title': 'This is not the number of a fine',
  'no-fine.reason': 'A fine number has 26 digits.',
  'no-fine.text':
    'The address may be incomplete. Find your fine with the number on the notice and the plate.',
  'no-fine.action': 'Find my fine',

  'fine.title': 'Your fine',
  'fine.title-place': 'Your fine, {place}',
  'fine.eyebrow': 'Parking fine (forfait de post-stationnement, FPS)',
  'fine.plate': 'Plate',
  'fine.place': 'Place',
  'fine.another': 'Find a fine',
  'fine.print': 'Print',
  'fine.leave': 'Leave',
  'fine.stale': 'The city has stopped answering: what is shown is a moment old.',
  'fine.shared':
    'On a shared computer, “Leave” erases the plate. Otherwise it erases itself within 15 minutes.',

  'due.now': 'To pay now',
  'due.reduced': 'Reduced price',
  'due.until': 'Until {moment}',
  'due.left.day': '{count} days left',
  'due.left.hour': '{count} hours left',
  'due.left.minute':
    '{count, plural, =0 {less than a minute left} one {# minute left} other {# minutes left}}',
  'due.after': 'Then: {price}',
  'due.deadline.to-come': 'To be paid by {moment}',
  'due.deadline.past': 'The time to pay ended on {moment}',
  'due.increase.to-come': 'After that, the amount may be increased.',
  'due.increase.past': 'The amount may have been increased.',
  'due.reduced-ended': 'The reduced price ended on {moment}.',
  'due.nothing': 'Nothing to pay',
  'due.paid': '{paid} received. This fine is settled.',
  'due.paid-reduced': '{paid} received, at the reduced price. This fine is settled.',
  'due.cancelled': 'This fine was brought down to zero. Nothing is asked of you.',
  'due.overpaid': 'Paid too much',
  'due.overpaid-words':
    '{paid} received, more than the fine. The city owes you the difference: contact it if you hear nothing.',
  zone: '({place} time)',
  'zone.vowel': '({place} time)',

  'choices.title': 'What you can do',
  'choices.pay.title': 'Pay',
  'choices.pay.text': 'By card, in two minutes. The receipt is sent to you by email.',
  'choices.pay.action': 'Pay {price}',
  'choices.contest.title': 'Contest',
  'choices.contest.until': 'Until {moment}, online, by post or at the desk.',
  'choices.contest.see-notice': 'Online, by post or at the desk, by the date written on the notice.',
  'choices.contest.too-late': 'The last day was {moment}.',
  'choices.contest.under-review': 'Your appeal is filed. Follow it: the city may ask you for something more.',
  'choices.contest.action.possible': 'Contest online',
  'choices.contest.action.too-late': 'Find out more',
  'choices.contest.action.under-review': 'Follow my appeal',
  'choices.contest.action.answered': 'See my appeal',
  'choices.help.title': 'Get help',

  'contest.title': 'Contest this fine',
  'contest.possible':
    'You may ask the city to review this fine until {moment}. This is the mandatory first appeal (RAPO), the first step of any dispute.',
  'contest.possible-see-notice':
    'You may ask the city to review this fine. This is the mandatory first appeal (RAPO), the first step of any dispute. The last day is written on the notice.',
  'contest.too-late':
    'The time to contest with the city ended on {moment}. If the notice did not reach you in time, contact the city.',
  'contest.under-review':
    'The city has received an appeal and is reviewing it. You will get its answer. Keep your proof of filing.',
  'contest.answered.accepted':
    'The appeal was accepted. The amount above takes it into account as soon as the notice is corrected.',
  'contest.answered.rejected':
    'The appeal was rejected. The decision you received says how and until when you may go to the court.',
  'contest.answered.transferred':
    'The appeal was passed on to the authority in charge, which will answer you.',
  'contest.answered.unknown': 'An appeal is on record. Contact the city to know where it stands.',
  'contest.step.letter': 'Write a dated and signed letter: the fine number, the plate, and why you contest.',
  'contest.step.pieces': 'Add copies:',
  'contest.piece.notice': 'of the notice;',
  'contest.piece.registration':
    'of the registration certificate (or, if the vehicle was sold, of the declaration of sale and its receipt);',
  'contest.piece.proof': 'of what supports you: ticket, permit, photo, police report…',
  'contest.step.send': 'Hand it in or post it to: {desk}. A question before you send it?',
  'contest.step.keep': 'Ask for a receipt at the desk, or send it as a recorded letter: it is your proof.',
  'contest.by-post': 'Contest by post or at the desk',

  'claim.filed': 'Appeal filed, under review',
  'claim.accepted': 'Appeal accepted',
  'claim.rejected': 'Appeal rejected',
  'claim.transferred': 'Appeal passed on to another authority',
  'claim.unknown': 'Appeal on record',

  'statement.title': 'What you owe',
  'statement.caption': 'Price of the fine, payments received and what remains',
  'statement.what': 'Line',
  'statement.amount': 'Amount',
  'statement.price': 'Price of the fine',
  'statement.price-reduced': 'Price of the fine, reduced',
  'statement.payment.city': 'Payment to the city',
  'statement.payment.agency': 'Payment to ANTAI',
  'statement.payment.recovery': 'Payment to the debt recovery office',
  'statement.day-unknown': 'day not known',
  'statement.remaining': 'Left to pay',
  'statement.overpaid': 'Paid too much',
  'statement.no-payment': 'No payment received so far.',

  'history.title': 'History',
  'history.issued': 'Notice',
  'history.corrected': 'Corrected notice',
  'history.price': 'Price:',
  'history.replaced': 'replaced',
  'history.reduced': '{price} until {moment}',
  'history.day-unknown': 'Day not known',

  'pay.title': 'Pay your fine',
  'pay.lead': 'An address for the receipt, then the secure payment page.',
  'pay.back': 'Back to the fine',
  'pay.email.hint': 'The receipt is sent there. Example: name@example.com',
  'pay.email.blank': 'Enter another email address: this one is empty.',
  'pay.email.too-short': 'The address is too short: at least {min} characters are needed.',
  'pay.email.too-long': 'The address is too long: {max} characters at most.',
  'pay.email.malformed': '“{email}” is not a correct email address.',
  'pay.email.different': 'The two addresses are not the same.',
  'pay.missing': 'Enter the same email address twice to go on.',
  'pay.next':
    'You will leave this portal for the city’s payment page, then come back here. The portal never knows your card number.',
  'pay.failed': 'The payment has not begun. Nothing was taken.',

  'result.loading': 'Reading the result of the payment',
  'result.pending.title': 'Payment being confirmed',
  'result.pending.text':
    'The bank has not answered yet. Do not pay a second time: this page updates by itself.',
  'result.paid.title': 'Payment accepted',
  'result.paid.text': 'Thank you. The receipt is on its way by email.',
  'result.paid-not-processed.title': 'Payment received',
  'result.paid-not-processed.text':
    'Thank you. Your payment is received, but the city has not recorded it yet: the amount of the fine will be updated shortly. Do not pay a second time.',
  'result.refused.title': 'Payment refused',
  'result.refused.text':
    'The bank did not accept the payment. Nothing was taken. Check your card, or try another one.',
  'result.abandoned.title': 'Payment abandoned',
  'result.abandoned.text': 'The payment was not completed. Nothing was taken.',
  'result.unknown.title': 'Result unknown',
  'result.unknown.text':
    'We cannot read the bank’s answer. Before paying again, contact the city with the operation number.',
  'result.amount': 'Amount',
  'result.when': 'Date',
  'result.number': 'Operation number',
  'result.authorization': 'Authorisation number',
  'result.check': 'Check now',
  'result.retry': 'Pay again',
  'result.back': 'See the fine',
  'result.failed.title': 'Result of the payment',
  'result.failed.lead':
    'If your card was accepted, your payment is not lost: only its result cannot be shown.',
  'result.failed.panel': 'The result cannot be shown',
  'contact.phone': 'Phone',
  'contact.email': 'Email',
  'contact.desk': 'Desk',
} satisfies Record<FinesMessageId, string>
