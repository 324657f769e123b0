import { amountChangedEn } from '@parvis/shared-kernel/messages/amount-changed.en'
import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import { payerEmailEn } from '@parvis/shared-kernel/messages/payer-email.en'
import { pendingDraftsEn } from '@parvis/shared-kernel/messages/pending-drafts.en'
import { refundStatusEn } from '@parvis/shared-kernel/messages/refund-status.en'
import { renewalEn } from '@parvis/shared-kernel/messages/renewal.en'
import { usualDelayEn } from '@parvis/shared-kernel/messages/usual-delay.en'
import type { OwnRightWordId } from './right.fr.ts'

// Typographic apostrophes only: ICU would read a straight one as a quote.
const ownEn = defineMessages<OwnRightWordId>({
  'rights.back': { defaultMessage: 'My rights' },
  'right.plates': { defaultMessage: 'Plates' },
  'sms.title': { defaultMessage: 'Text message reminders' },
  'sms.on': { defaultMessage: 'We text you on {phone} before your rights end.' },
  'sms.on-without-phone': { defaultMessage: 'You asked for them, but your profile has no mobile number.' },
  'sms.off': { defaultMessage: 'Get a text message before your rights end.' },
  'sms.switch': { defaultMessage: 'Get reminders' },
  'sms.add-phone': { defaultMessage: 'Add my number' },

  'pay-link.title': { defaultMessage: 'Get a link to pay “{name}”' },
  'pay-link.body': {
    defaultMessage:
      'We send a link to the payment page ({price}) to this address. You can also forward it to whoever pays.',
  },
  'pay-link.send': { defaultMessage: 'Send the link' },
  'pay-link.done': { defaultMessage: 'The payment link has been sent to {email}.' },
  'cancel.ticket.title': { defaultMessage: 'Cancel this ticket?' },
  'cancel.body': { defaultMessage: '“{name}” will no longer be valid. This cannot be undone.' },
  'cancel.body-unpaid': {
    defaultMessage: 'Nothing was paid for “{name}”. You can make a new request whenever you like.',
  },
  'cancel.body-asked': {
    defaultMessage: 'Your request for “{name}” is given up. You can make a new one whenever you like.',
  },
  'cancel.request.title': { defaultMessage: 'Cancel this subscription request?' },
  'cancel.subscription.title': { defaultMessage: 'Cancel this subscription?' },
  'cancel.keep': { defaultMessage: 'Keep it' },
  'cancel.done': { defaultMessage: '“{name}” is cancelled.' },

  'cancel.paid': {
    defaultMessage:
      'You paid {price}. If you cancel, the city opens a refund and writes to you for your bank details. Any question?',
  },
  'cancel.refunded': {
    defaultMessage:
      'You paid {price}, and the city has already opened a refund of {refunded} for this right. If you cancel, it opens another one only for what this one does not cover. Any question?',
  },

  'share.title': { defaultMessage: 'Share “{name}”' },
  'share.body': {
    defaultMessage:
      'A code lets one other person join this right. They will see it among their rights and can edit its plates.',
  },
  'share.term.once': {
    defaultMessage: 'The code is good for {days, plural, one {# day} other {# days}}, for one person.',
  },
  'share.term.replaces': {
    defaultMessage:
      'A new code replaces the one before: if you gave one away that was not used, it will no longer work.',
  },
  'share.term.told': {
    defaultMessage: 'The city writes to you when somebody joins this right or leaves it.',
  },
  'share.now': {
    defaultMessage:
      '{count, plural, =0 {Nobody else shares this right at the moment.} one {One other person shares this right at the moment.} other {# other people share this right at the moment.}}',
  },
  'share.now.nameless': {
    defaultMessage:
      '{count, plural, one {The portal does not know their name.} other {The portal does not know their names.}}',
  },
  'share.make': { defaultMessage: 'Create a code' },
  'share.made': {
    defaultMessage:
      'Give this code, or the link, to the person of your choice. It is good for {days, plural, one {# day} other {# days}} and works once.',
  },
  'share.code': { defaultMessage: 'Sharing code' },
  'share.code.copy': { defaultMessage: 'Copy the code' },
  'share.link': { defaultMessage: 'Link' },
  'share.link.copy': { defaultMessage: 'Copy the link' },
  'share.copied': { defaultMessage: 'Copied' },
  'share.refused': { defaultMessage: 'Your browser refuses to copy. Select the text, then copy it.' },
  'share.mail': { defaultMessage: 'Send the code by email' },
  'share.mail.address': { defaultMessage: 'Email address of this person' },
  'share.mail.send': { defaultMessage: 'Send the code' },
  'share.mail.sent': { defaultMessage: 'The code was sent to {email}.' },

  'withdraw.title': { defaultMessage: 'Leave “{name}”?' },
  'withdraw.loss': {
    defaultMessage:
      'You will no longer be able to park with this right, and it will disappear from your rights.',
  },
  'withdraw.loss-zones': {
    defaultMessage:
      'You will no longer be able to park with this right ({zones}), and it will disappear from your rights.',
  },
  'withdraw.plates': {
    defaultMessage: 'Its plates do not change: if yours is among them, its holder can remove it.',
  },
  'withdraw.return': { defaultMessage: 'To come back, you will need a new code.' },
  'withdraw.confirm': { defaultMessage: 'Leave' },
  'withdraw.stay': { defaultMessage: 'Stay' },
  'withdraw.done': { defaultMessage: 'You left “{name}”. It is no longer among your rights.' },

  'document.city': { defaultMessage: 'Documents from the city' },
  'document.name.download-proof': { defaultMessage: 'Proof' },
  'document.name.download-plate-history': { defaultMessage: 'Plate history' },
  'document.name.payment-receipt': { defaultMessage: 'Payment receipt' },
  'document.kind': { defaultMessage: 'PDF' },
  'document.open': { defaultMessage: 'Open' },
  'document.save': { defaultMessage: 'Download' },
  'document.for': { defaultMessage: '{action}: {name}' },
  'document.again': { defaultMessage: 'Download instead' },
  'document.blocked': {
    defaultMessage:
      'Your browser blocked the new window. Download the document, or allow this site to open windows.',
  },
  'document.failed.download-proof': { defaultMessage: 'The proof does not open' },
  'document.failed.download-plate-history': { defaultMessage: 'The plate history does not open' },
  'document.failed.payment-receipt': { defaultMessage: 'The receipt does not open' },

  'note.cancel-started': { defaultMessage: 'This right has started: it can no longer be cancelled.' },
  'note.plates-under-review': {
    defaultMessage: 'A plate change is under review: plates cannot be edited before the decision.',
  },

  'empty.title': { defaultMessage: 'You have no parking right yet' },
  'empty.body': {
    defaultMessage:
      'Request a subscription to park for long, or a ticket for a visit, an errand or a building site. A request takes a few minutes.',
  },
  'empty.action': { defaultMessage: 'Make a request' },

  'plates.title': { defaultMessage: 'Edit plates' },
  'plates.body': {
    defaultMessage:
      '{max, plural, =1 {This right is for one plate.} other {This right is for at most # plates. Blank lines do not count.}}',
  },
  'plates.field': { defaultMessage: 'Plate {index}' },
  'plates.field-single': { defaultMessage: 'Plate' },
  'plates.add': { defaultMessage: 'Add a plate' },
  'plates.remove': { defaultMessage: 'Remove plate {index}' },
  'plates.invalid': { defaultMessage: 'A plate has 2 to 15 letters and digits.' },
  'plates.twice': { defaultMessage: 'This plate is already in the list.' },
  'plates.gone': { defaultMessage: 'This plate is no longer on the subscription' },
  'plates.none': { defaultMessage: 'Give at least one plate.' },
  'plates.doubt': {
    defaultMessage: 'Did you mean {count, plural, one {{suggestion}} other {one of these plates}}?',
  },
  'plates.doubt.unknown': {
    defaultMessage: '“{found}” is not used on French plates. Check, then go on.',
  },
  'plates.use': { defaultMessage: 'Use {suggestion}' },
  'plates.use-all': { defaultMessage: 'Use all of these plates' },
  'plates.choose-one': { defaultMessage: 'Choose the plate among those of your subscription.' },
  'plates.choose': { defaultMessage: 'Choose among the plates of your subscription.' },
  'plates.too-many': { defaultMessage: 'Choose at most {max, plural, one {# plate} other {# plates}}.' },
  'plates.review': { defaultMessage: 'Check the change' },
  'plates.unchanged': { defaultMessage: 'Your right already has these plates.' },
  'plates.caption': { defaultMessage: 'What changes for “{name}”' },
  'plates.effect': { defaultMessage: 'The change takes effect as soon as you save it.' },
  'plates.correct': { defaultMessage: 'Go back' },
  'plates.save': { defaultMessage: 'Save the plates' },
  'plates.saved': { defaultMessage: 'The plates of “{name}” are saved.' },

  'detail.validity.granted': { defaultMessage: 'Validity' },
  'detail.validity.untold': { defaultMessage: 'Dates' },
  'detail.validity.asked': { defaultMessage: 'Dates asked for' },
  'detail.endless': { defaultMessage: 'no end date' },
  'detail.plates': { defaultMessage: 'Plates' },
  'detail.no-plates': { defaultMessage: 'This right has no plate.' },
  'detail.plate-change': { defaultMessage: 'Change under review' },
  'detail.plate-change.addition': { defaultMessage: '{plate} added' },
  'detail.plate-change.modification': { defaultMessage: '{oldPlate} replaced by {plate}' },
  'detail.plate-change.other': { defaultMessage: 'A change that concerns your plates' },
  'detail.plate-change.hidden': { defaultMessage: 'A new plate' },
  'detail.plate-change.caution': {
    defaultMessage: 'The plate asked for is not valid yet: parking with it may cost you a fine.',
  },
  'detail.plate-history': { defaultMessage: 'Plate history' },
  'detail.plate-history.initial': { defaultMessage: 'First plates' },
  'detail.plate-history.added': { defaultMessage: 'Added' },
  'detail.plate-history.removed': { defaultMessage: 'Removed' },
  'detail.plate-history.when': { defaultMessage: 'on {date} at {time}' },
  'detail.plate-history.date': { defaultMessage: 'on {date}' },
  'detail.plate-status.validated': { defaultMessage: 'Validated' },
  'detail.plate-status.waiting': { defaultMessage: 'Submitted' },
  'detail.plate-status.rejected': { defaultMessage: 'Rejected' },
  'detail.plate-status.unknown': { defaultMessage: 'Unknown' },
  'detail.zones.granted': { defaultMessage: 'Where it is valid' },
  'detail.zones.untold': { defaultMessage: '{count, plural, one {Zone} other {Zones}}' },
  'detail.zones.asked': {
    defaultMessage: '{count, plural, =0 {Zone asked for} one {Zone asked for} other {Zones asked for}}',
  },
  'detail.no-zones': { defaultMessage: 'In the whole zone of the offer.' },
  'detail.answers': { defaultMessage: 'Your answers' },
  'detail.comment': { defaultMessage: 'Your comment' },
  'detail.evidences': { defaultMessage: 'Documents provided' },
  'detail.evidence.size-date': { defaultMessage: '{size}, provided on {date}' },
  'detail.requested': {
    defaultMessage: '{count, plural, one {Document needed} other {Documents needed}}',
  },
  'detail.requested.body': {
    defaultMessage:
      '{count, plural, one {The city needs it} other {The city needs them}} to go on reviewing your request.',
  },
  'detail.ticket-evidence': {
    defaultMessage: 'The city needs a document for this ticket. Hand it in or send it to the city:',
  },
  'detail.complements': { defaultMessage: 'What the city asked for' },
  'detail.complements.on': { defaultMessage: 'On {date}' },
  'detail.complements.undated': { defaultMessage: 'Request {number}' },
  'detail.agent': { defaultMessage: 'Messages from the city' },
  'detail.facts': { defaultMessage: 'In short' },
  'detail.price': { defaultMessage: 'Price' },
  'detail.duration': { defaultMessage: 'Duration' },
  'detail.duration.each': { defaultMessage: 'Duration of one ticket' },
  'detail.count': { defaultMessage: 'Number of tickets' },
  'detail.start': { defaultMessage: 'Start' },
  'detail.end': { defaultMessage: 'End' },
  'detail.created': { defaultMessage: 'Requested on' },
  'detail.payment': { defaultMessage: 'Payment' },
  'detail.paid': { defaultMessage: 'Paid' },
  'detail.unpaid': { defaultMessage: 'To pay' },
  'detail.pending': { defaultMessage: 'Being confirmed' },
  'detail.lapsed': { defaultMessage: 'Not paid' },
  'detail.price-unknown': { defaultMessage: 'Does not show at the moment' },
  'detail.payments': { defaultMessage: 'Payments' },
  'detail.payments.failed': { defaultMessage: 'This payment does not show' },
  'detail.payments.pending': { defaultMessage: 'Payment being confirmed: {amount}' },
  'detail.payments.paid': { defaultMessage: 'Payment accepted: {amount}' },
  'detail.payments.paid-not-processed': {
    defaultMessage: 'Payment received, not yet processed by the city: {amount}',
  },
  'detail.payments.refused': { defaultMessage: 'Payment refused by the bank: {amount}' },
  'detail.payments.abandoned': { defaultMessage: 'Payment not completed: {amount}' },
  'detail.payments.unknown': { defaultMessage: 'Payment of unknown status: {amount}' },
  'detail.refunds': { defaultMessage: 'Refund' },
  'detail.refund.follow': { defaultMessage: 'Follow this refund' },
  'detail.refund.asked': { defaultMessage: 'The city owes you {amount}' },
  'detail.refund.asked.body': { defaultMessage: 'To pay you back, it needs your bank details (IBAN).' },
  'todo.address.title': { defaultMessage: 'Give your address' },
  'todo.address.body': {
    defaultMessage: 'Without it, we cannot offer you the rights of your neighbourhood.',
  },
  'todo.address.action': { defaultMessage: 'Add my address' },
  'todo.answer.title': { defaultMessage: 'The city waits for your answer about an appeal' },
  'todo.answer.body.due': {
    defaultMessage: 'Fine no. {number}: your appeal lacks something. To be sent by {moment}.',
  },
  'todo.answer.body.late': {
    defaultMessage:
      'Fine no. {number}: your appeal lacks something. The last day was {moment}: answer all the same.',
  },
  'todo.answer.body.undated': { defaultMessage: 'Fine no. {number}: your appeal lacks something.' },
  'todo.answer.action': { defaultMessage: 'Answer the city' },
  'todo.court.title': { defaultMessage: 'Your appeal is rejected by silence' },
  'todo.court.body': {
    defaultMessage:
      'Fine no. {number}: the city did not answer within a month. You may go to the paid parking tribunal{isDated, select, true { until {moment}} other {}}.',
  },
  'todo.court.action': { defaultMessage: 'See the appeal' },
  'todo.hand-in.title': { defaultMessage: 'A document is missing for “{name}”' },
  'todo.hand-in.body': {
    defaultMessage: 'The city is waiting for it. Hand it in at the desk or send it to the city.',
  },
  'todo.hand-in.action': { defaultMessage: 'See where to send it' },
  'todo.refund.action': { defaultMessage: 'Send my bank details' },
  'todo.refund.fine': { defaultMessage: 'The city pays back {amount} of a fine' },
  'todo.refund.fine.body': {
    defaultMessage:
      'Paid in excess, this money goes back to whoever paid it. The city needs bank details (IBAN).',
  },
  'todo.refund.fine.action': { defaultMessage: 'See the refund' },
  'detail.refund.send': { defaultMessage: 'Send my bank details' },
  'detail.reference': { defaultMessage: 'Reference' },
  'detail.follows': { defaultMessage: 'Tied to the subscription' },
  'detail.renews': { defaultMessage: 'Renews' },
  'detail.renews.link': { defaultMessage: 'the previous right' },
  'detail.repeats': { defaultMessage: 'Repeats' },
  'detail.repeats.link': { defaultMessage: 'the refused request' },
  'detail.zones-unknown': { defaultMessage: 'The zones cannot be shown at the moment.' },
  'detail.actions-unknown': {
    defaultMessage: 'What you can do about this right does not show at the moment.',
  },
  'detail.no-actions': { defaultMessage: 'There is nothing to do for this right at the moment.' },
  'detail.timeline': { defaultMessage: 'Steps' },
  'detail.payment-pending': {
    defaultMessage: 'Your payment is still being confirmed.',
  },

  'calendar.add': { defaultMessage: 'Add to my calendar' },
  'calendar.add-for': { defaultMessage: 'Add to my calendar: {what}' },
  'calendar.title': { defaultMessage: '{what}: {name}' },
  'timeline.created': { defaultMessage: 'Request sent' },
  'timeline.comment': { defaultMessage: 'Message from the city' },
  'timeline.plates-validated': { defaultMessage: 'Plates changed' },
  'timeline.plates-waiting': { defaultMessage: 'Plate change submitted' },
  'timeline.plates-rejected': { defaultMessage: 'Plate change rejected' },
  'timeline.plates-unknown': { defaultMessage: 'Plate change' },
  'timeline.evidence': {
    defaultMessage: '{count, plural, one {Document provided} other {# documents provided}}',
  },
  'timeline.complement': {
    defaultMessage: '{count, plural, one {Document requested} other {# documents requested}}',
  },
  'timeline.start': { defaultMessage: 'Start of validity' },
  'timeline.renewal': { defaultMessage: 'Renewal opens' },
  'timeline.end': { defaultMessage: 'End of validity' },
  'timeline.today.awaiting-payment': { defaultMessage: 'Payment needed' },
  'timeline.today.awaiting-completion': { defaultMessage: 'Something more is needed' },
  'timeline.today.under-review': { defaultMessage: 'The city is reviewing your request' },
  'timeline.today.plate-under-review': { defaultMessage: 'The city is reviewing the plate change' },
  'timeline.today.rejected': { defaultMessage: 'Request rejected' },
  'timeline.step.awaiting-payment': { defaultMessage: 'Payment asked for' },
  'timeline.step.under-review': { defaultMessage: 'Review started' },
  'timeline.step.completed': { defaultMessage: 'File completed' },
  'timeline.step.granted': { defaultMessage: 'Right granted' },
  'timeline.step.shared': { defaultMessage: 'Sharing code created' },
  'timeline.step.joined': { defaultMessage: 'Someone joined this right' },
  'timeline.step.you-joined': { defaultMessage: 'You joined this right' },
  'timeline.step.withdrawn': { defaultMessage: 'Someone left this right' },
  'timeline.payment.received': { defaultMessage: 'Payment received' },
  'timeline.payment.refused': { defaultMessage: 'Payment refused by the bank' },
  'timeline.payment.abandoned': { defaultMessage: 'Payment not completed' },
  'timeline.refund.opened': { defaultMessage: 'Refund opened' },
  'timeline.refund.document-requested': { defaultMessage: 'Bank details asked for' },
  'timeline.refund.objected': { defaultMessage: 'Bank details objected to' },
  'timeline.refund.document-sent': { defaultMessage: 'Bank details sent' },
  'timeline.refund.accepted': { defaultMessage: 'Refund accepted' },
  'timeline.refund.rejected': { defaultMessage: 'Refund refused' },
  'timeline.refund.paid': { defaultMessage: 'Money paid out' },
  'timeline.now': { defaultMessage: 'today' },
  'timeline.pay-before': { defaultMessage: 'pay before {date}' },
  'timeline.planned': { defaultMessage: 'planned on {date}' },

  'not-found.title': { defaultMessage: 'This right is not among yours' },
  'not-found.body': {
    defaultMessage:
      'The address may be incomplete, this right may belong to someone else, or it is no longer shared with you. Check that you are signed in with the right account.',
  },
  'not-found.action': { defaultMessage: 'Back to my rights' },

  'pay.already': { defaultMessage: 'It is paid already' },
  'pay.already.body': {
    defaultMessage: 'Another payment of “{name}” was accepted. There is nothing for you to do.',
  },
  'pay.ended': {
    defaultMessage: 'Its validity ended on {end}: once paid, it does not allow you to park.',
  },
  'pay.started': {
    defaultMessage: 'Its validity began on {start}. It ends on {end}, whenever you pay.',
  },
  'pay.no-longer': { defaultMessage: 'There is nothing left to pay' },
  'pay.no-longer.body': { defaultMessage: 'The status of “{name}” has changed meanwhile.' },
  'payment.title': { defaultMessage: 'Payment result' },
  'payment.failed.body': {
    defaultMessage:
      'If you have just paid, do not pay a second time: the status of your right will change by itself once the bank has answered.',
  },
  'payment.pending.title': { defaultMessage: 'Your payment is being confirmed' },
  'payment.pending.body': {
    defaultMessage:
      'We are waiting for the bank’s answer. It usually takes less than a minute. Do not pay a second time.',
  },
  'payment.pending.checking': { defaultMessage: 'We are checking.' },
  'payment.pending.closed': { defaultMessage: 'Did you leave the payment page?' },
  'payment.pending.closed.body': {
    defaultMessage:
      'If you have not paid, the same page is there until {moment}. If you have already confirmed with your card, wait for the bank to answer.',
  },
  'payment.pending.closed.action': { defaultMessage: 'Return to the payment page' },
  'payment.paid.title': { defaultMessage: 'Your payment is accepted' },
  'payment.paid.body': { defaultMessage: 'Thank you. “{name}” is paid.' },
  'payment.paid-not-processed.title': { defaultMessage: 'Your payment is received' },
  'payment.paid-not-processed.body': {
    defaultMessage:
      'Thank you. The city has not processed it yet: “{name}” will be updated once it has. If your payment cannot be used for it, the city writes to you and refunds you.',
  },
  'payment.refused.title': { defaultMessage: 'Your payment was refused' },
  'payment.refused.body': {
    defaultMessage:
      'The bank did not accept this payment and nothing was taken. Check your card, or try another one.',
  },
  'payment.abandoned.title': { defaultMessage: 'The payment was not completed' },
  'payment.abandoned.body': { defaultMessage: 'Nothing was taken. You can start again whenever you like.' },
  'payment.unknown.title': { defaultMessage: 'We do not know the status of this payment' },
  'payment.unknown.body': {
    defaultMessage: 'Before paying again, contact the city and give them the operation number {number}.',
  },
  'payment.failed.title': { defaultMessage: 'The payment result cannot be shown' },
  'payment.summary': { defaultMessage: 'Summary' },
  'payment.right': { defaultMessage: 'Right' },
  'payment.amount': { defaultMessage: 'Amount' },
  'payment.operation': { defaultMessage: 'Operation number' },
  'payment.date': { defaultMessage: 'Date' },
  'payment.authorization': { defaultMessage: 'Authorisation number' },
  'payment.retry': { defaultMessage: 'Try again' },
  'payment.send-link': { defaultMessage: 'Get a payment link by email' },
  'payment.see-right': { defaultMessage: 'See this right' },
  'payment.back': { defaultMessage: 'Back to my rights' },
})

export const rightEn = {
  ...amountChangedEn,
  ...payerEmailEn,
  ...refundStatusEn,
  ...renewalEn,
  ...usualDelayEn,
  ...pendingDraftsEn,
  ...ownEn,
}
