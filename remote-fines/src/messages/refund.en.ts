import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import type { refundFr } from './refund.fr.ts'

export const refundEn = defineMessages<keyof typeof refundFr>({
  'refund.title': { defaultMessage: 'Your refund' },
  'refund.title.seen': { defaultMessage: 'A refund' },
  'refund.amount': { defaultMessage: 'Amount of the refund' },
  'refund.text.document-requested': {
    defaultMessage:
      'To pay you back, the city needs the document asked for below. Without it nothing is paid.',
  },
  'refund.text.under-review': {
    defaultMessage: 'The city has the document and is looking at it. There is nothing to do for now.',
  },
  'refund.text.mailed': { defaultMessage: 'An email tells what follows.' },
  'refund.text.unmailed': { defaultMessage: 'No email address is on file: what follows is told here.' },
  'refund.seen.document-requested': {
    defaultMessage: 'To pay back, the city waits for a document from the person concerned.',
  },
  'refund.seen.under-review': {
    defaultMessage: 'The city has the document and is looking at it.',
  },
  'refund.seen.accepted': {
    defaultMessage: 'The city accepted the refund.',
  },
  'refund.seen.paid': {
    defaultMessage: 'The city made the transfer.',
  },
  'refund.seen.rejected': {
    defaultMessage: 'The city refused the refund.',
  },
  'refund.seen.unknown': {
    defaultMessage: 'The refund is on record.',
  },
  'refund.text.accepted': {
    defaultMessage:
      'The city accepted the refund. The transfer leaves in the next days: there is nothing to do.',
  },
  'refund.text.paid': {
    defaultMessage:
      'The city made the transfer. Depending on your bank it may take a few days to show on your account.',
  },
  'refund.text.rejected': {
    defaultMessage: 'The city refused the refund. To talk about it, contact the city.',
  },
  'refund.text.unknown': {
    defaultMessage: 'The refund is on record. Contact the city to know where it stands.',
  },
  'refund.pace.whole': {
    defaultMessage:
      'Usually the city decides within {review, plural, one {a day} other {# days}} of receiving the document, and the money is paid within {transfer, plural, one {a day} other {# days}} of its decision.',
  },
  'refund.pace.transfer': {
    defaultMessage:
      'Usually the money is paid within {transfer, plural, one {a day} other {# days}} of the decision.',
  },

  'refund.documents': { defaultMessage: 'What the city needs from you' },
  'refund.asked-again': { defaultMessage: 'The city asks for your bank details again' },
  'refund.set-aside': { defaultMessage: 'The bank details that were sent are set aside' },
  'refund.set-aside.text': {
    defaultMessage: 'Somebody concerned objected to them, and nothing was paid. Send the right ones.',
  },
  'refund.bank-details.hint': {
    defaultMessage:
      'The bank details (IBAN) of an account in your name, with its BIC, easy to read. A PDF, or a sharp photo of the whole page.',
  },
  'refund.send': { defaultMessage: 'Send the document' },
  'refund.send-failed': { defaultMessage: 'The document was not passed on' },
  'refund.leave': { defaultMessage: 'The document has not been sent to the city yet. Leave this page?' },
  'refund.thanks.title': { defaultMessage: 'Document sent' },
  'refund.thanks.text': {
    defaultMessage: 'The city has it.',
  },

  'refund.story': { defaultMessage: 'Progress' },
  'refund.step.opened': { defaultMessage: 'Refund opened' },
  'refund.step.document-requested': { defaultMessage: 'Document asked for' },
  'refund.step.document-asked-again': { defaultMessage: 'Document asked for again' },
  'refund.step.document-sent': { defaultMessage: 'Document received by the city' },
  'refund.step.objected': { defaultMessage: 'Bank details objected to' },
  'refund.step.decision': { defaultMessage: 'Decision of the city' },
  'refund.step.accepted': { defaultMessage: 'Refund accepted' },
  'refund.step.rejected': { defaultMessage: 'Refund refused' },
  'refund.step.paid': { defaultMessage: 'Transfer made' },
  'refund.ahead.document-sent': { defaultMessage: 'You send the document' },
  'refund.ahead.paid': { defaultMessage: 'Transfer to your account' },

  'refund.facts': { defaultMessage: 'Details' },
  'refund.of-right': { defaultMessage: 'Parking right' },
  'refund.operation': { defaultMessage: 'Operation refunded' },
  'refund.not-sent': { defaultMessage: 'To be sent' },
  'refund.sent': { defaultMessage: 'Received on {moment}' },
  'refund.decided': { defaultMessage: 'Decision' },
  'refund.paid': { defaultMessage: 'Transfer' },
  'refund.answer': { defaultMessage: 'Answer of the city' },
  'refund.paper': { defaultMessage: 'Statement of the refund' },
  'refund.see-fine': { defaultMessage: 'See the fine' },
  'refund.see-rights': { defaultMessage: 'See my rights' },
  'refund.see-subscription': { defaultMessage: 'See the subscription' },
  'refund.see-ticket': { defaultMessage: 'See the ticket' },
  'refund.failed': { defaultMessage: 'The refund does not show' },
  'refund.unknown.title': { defaultMessage: 'No refund at this address' },
  'refund.unknown.text': {
    defaultMessage:
      'This link may be incomplete. Open the whole link from the city’s email, or find your fine.',
  },
})
