import type { refundFr } from './refund.fr.ts'

export const refundEn = {
  'refund.title': 'Your refund',
  'refund.amount': 'Amount of the refund',
  'refund.status.document-requested': 'Document needed',
  'refund.status.under-review': 'Under review',
  'refund.status.accepted': 'Accepted',
  'refund.status.paid': 'Paid',
  'refund.status.rejected': 'Refused',
  'refund.status.unknown': 'On record',
  'refund.words.document-requested':
    'To pay you back, the city needs the document asked for below. Without it nothing is paid.',
  'refund.words.under-review':
    'The city has your document and is looking at it. There is nothing to do: an email tells you what follows.',
  'refund.words.accepted': 'The city accepted the refund. The transfer is leaving for your account.',
  'refund.words.paid':
    'The city made the transfer. Depending on your bank it may take a few days to show on your account.',
  'refund.words.rejected': 'The city refused the refund. To talk about it, contact the city.',
  'refund.words.unknown': 'The refund is on record. Contact the city to know where it stands.',
  'refund.pace.whole':
    'Usually the city decides within {review, plural, one {a day} other {# days}} of receiving the document, and the money is paid within {transfer, plural, one {a day} other {# days}} of its decision.',
  'refund.pace.transfer':
    'Usually the money is paid within {transfer, plural, one {a day} other {# days}} of the decision.',

  'refund.documents': 'What the city needs from you',
  'refund.asked-again': 'The city asks for your bank details again',
  'refund.bank-details.hint':
    'The bank details (IBAN) of an account in your name, with its BIC, easy to read. A PDF, or a sharp photo of the whole page.',
  'refund.send': 'Send the document',
  'refund.waiting': 'The file is still on its way. Send it when it has arrived.',
  'refund.send-failed': 'The document was not passed on',
  'refund.leave': 'The document has not been sent to the city yet. Leave this page?',
  'refund.thanks.title': 'Document sent',
  'refund.thanks.text': 'The city has it. Keep the address of this page to follow the refund.',

  'refund.story': 'Progress',
  'refund.step.opened': 'Refund opened',
  'refund.step.document-requested': 'Document asked for',
  'refund.step.document-asked-again': 'Document asked for again',
  'refund.step.document-sent': 'Document received by the city',
  'refund.step.decision': 'Decision of the city',
  'refund.step.accepted': 'Refund accepted',
  'refund.step.rejected': 'Refund refused',
  'refund.step.paid': 'Transfer made',
  'refund.ahead.document-sent': 'You send the document',
  'refund.ahead.paid': 'Transfer to your account',

  'refund.facts': 'Details',
  'refund.of-right': 'Parking right',
  'refund.operation': 'Operation refunded',
  'refund.not-sent': 'To be sent',
  'refund.sent': 'Received on {moment}',
  'refund.decided': 'Decision',
  'refund.paid': 'Transfer',
  'refund.answer': 'Answer of the city',
  'refund.paper': 'Statement of the refund',
  'refund.see-fine': 'See the fine',
  'refund.see-rights': 'See my rights',
  'refund.see-subscription': 'See the subscription',
  'refund.see-ticket': 'See the ticket',
  'refund.failed': 'The refund does not show',
  'refund.unknown.title': 'No refund at this address',
  'refund.unknown.text':
    'This link may be incomplete. Open the whole link from the city’s email, or find your fine.',
} as const satisfies Record<keyof typeof refundFr, string>
