/**
 * Who may make a call:
 * `public` anybody; `subscriber` a signed-in person of this city; `self` the one named by `subscriberId`;
 * `right` who may see the right `id` (owner or sharer); `owner` its owner alone;
 * `fine` whoever names a fine's number and its plate; `secret` whoever holds an unguessable value that the city gave out
 * (a case link, a link's token) or the account that began the case. The services check the last two: only they can tell.
 */
export type Access = 'public' | 'subscriber' | 'self' | 'right' | 'owner' | 'fine' | 'secret'

export interface Call {
  access: Access
  purpose: string
}

const CONFIGURATION = {
  'GET /api/config': { access: 'public', purpose: 'Configuration of the city' },
  'GET /api/config/error-reporting': { access: 'public', purpose: 'Where the portal reports its errors' },
} as const satisfies Record<string, Call>

const CONTRACT = {
  'GET /api/openapi.json': { access: 'public', purpose: 'This contract' },
} as const satisfies Record<string, Call>

const CATALOGUE = {
  'GET /api/catalogue': { access: 'public', purpose: 'What anybody may ask for, and the zones' },
  'GET /api/catalogue/streets': { access: 'public', purpose: 'Every street with its zones' },
  'POST /api/catalogue/zone': { access: 'public', purpose: 'The zone of an address' },
} as const satisfies Record<string, Call>

const ACCESS = {
  'POST /api/auth2/oidc/login': { access: 'public', purpose: 'Sign in with a code of the identity provider' },
  'GET /api/auth/fc': { access: 'public', purpose: 'Sign in with a code of the identity provider, by query' },
  'GET /api/auth/fc/check-plate': {
    access: 'public',
    purpose: 'Whether a plate can be registered with an account of the identity provider',
  },
  'PUT /api/auth/email/registration': {
    access: 'public',
    purpose: 'Send a link that proves an e-mail address',
  },
  'GET /api/auth/verify-hash/:hash': { access: 'secret', purpose: 'Whether a sign-in link is still good' },
  'POST /api/auth/customer/token': { access: 'public', purpose: 'Sign in with e-mail and password' },
  'POST /api/auth/customer/registration': { access: 'public', purpose: 'Register with e-mail and password' },
  'GET /api/auth/customer/registration/check-plate': {
    access: 'public',
    purpose: 'Whether a plate can be registered',
  },
  'GET /api/auth/customer/verify': {
    access: 'public',
    purpose: 'Send the verification again, or verify by the link’s token',
  },
  'GET /api/auth/customer/recover': { access: 'public', purpose: 'Send a link to choose another password' },
  'GET /api/auth/customer/checkRecover': {
    access: 'secret',
    purpose: 'Whether a recovery link is still good',
  },
  'POST /api/auth/customer/modifyPassword': {
    access: 'secret',
    purpose: 'Choose another password by a recovery link',
  },
  'POST /api/auth/renew': { access: 'subscriber', purpose: 'Stay signed in' },
  'POST /api/auth/logout': { access: 'subscriber', purpose: 'Sign out' },
} as const satisfies Record<string, Call>

const EMBEDDING = {
  'POST /api/embed/grants': {
    access: 'subscriber',
    purpose: 'Let a page of another site open a session, once',
  },
  'POST /api/embed/sessions': { access: 'secret', purpose: 'Open the session that was granted to a page' },
} as const satisfies Record<string, Call>

const PERSON = {
  'GET /api/subscriber': { access: 'subscriber', purpose: 'Profile with subscriptions' },
  'PUT /api/subscriber': { access: 'subscriber', purpose: 'Write the profile' },
  'PATCH /api/subscriber': { access: 'subscriber', purpose: 'Change parts of the profile by JSON Patch' },
  'POST /api/subscriber/email-change': {
    access: 'subscriber',
    purpose: 'Send the link that proves another sign-in address again',
  },
  'DELETE /api/subscriber/email-change': {
    access: 'subscriber',
    purpose: 'Keep the sign-in address as it is',
  },
  'GET /api/subscriber/erasure': {
    access: 'subscriber',
    purpose: 'What stands in the way of erasure, and what is kept after it',
  },
  'DELETE /api/subscriber': { access: 'subscriber', purpose: 'Ask for erasure; an e-mail asks to confirm' },
  'POST /api/subscriber/erasure': { access: 'secret', purpose: 'Confirm erasure by the link’s token' },
  'GET /api/subscriber/export': {
    access: 'subscriber',
    purpose: 'Everything that the city holds of the subscriber',
  },
  'GET /api/subscriber/timeline': {
    access: 'subscriber',
    purpose: 'Dated events of rights, fines, appeals and refunds',
  },
  'GET /api/subscriber/reminders': { access: 'subscriber', purpose: 'What one is reminded of, and how' },
  'PUT /api/subscriber/reminders': { access: 'subscriber', purpose: 'Choose what one is reminded of' },
  'GET /api/reminders/stop/:token': { access: 'secret', purpose: 'What a mailed link stops (page)' },
  'POST /api/reminders/stop/:token': {
    access: 'secret',
    purpose: 'Stop the reminders of a mailed link (page)',
  },
  'GET /api/subscriber/drafts': { access: 'subscriber', purpose: 'What was begun and not sent' },
  'GET /api/subscriber/drafts/:procedure': { access: 'subscriber', purpose: 'The draft of a procedure' },
  'PUT /api/subscriber/drafts/:procedure': { access: 'subscriber', purpose: 'Keep the draft of a procedure' },
  'DELETE /api/subscriber/drafts/:procedure': {
    access: 'subscriber',
    purpose: 'Drop the draft of a procedure',
  },
  'GET /api/subscriber/vehicles': { access: 'subscriber', purpose: 'Vehicles of the subscriber' },
  'PUT /api/subscriber/vehicles/:vehicleId': { access: 'subscriber', purpose: 'Add or change a vehicle' },
  'DELETE /api/subscriber/vehicles/:vehicleId': { access: 'subscriber', purpose: 'Remove a vehicle' },
} as const satisfies Record<string, Call>

const EVIDENCE = {
  'GET /api/subscriber/upload-url/:subscriberId': { access: 'self', purpose: 'Signed address for one file' },
  'GET /api/subscriber/media': {
    access: 'subscriber',
    purpose: 'Documents accepted before that may serve again',
  },
  'POST /api/subscriber/media': { access: 'subscriber', purpose: 'Register an uploaded file' },
  'PUT /api/subscriber/order/:id/media': { access: 'owner', purpose: 'Tie a file to an order' },
  'GET /api/documents/evidence/:mediaId': { access: 'secret', purpose: 'A file that the subscriber sent' },
} as const satisfies Record<string, Call>

const RIGHTS = {
  'GET /api/plans': { access: 'subscriber', purpose: 'Offers and zones for the subscriber' },
  'PUT /api/subscriber/subscriptions/:id': {
    access: 'subscriber',
    purpose: 'Create a subscription request under the client’s id',
  },
  'GET /api/parking-right-definition': { access: 'subscriber', purpose: 'Ticket definitions' },
  'GET /api/parking-right-definition/:definitionId/subscribers/:subscriberId/ticket-number': {
    access: 'self',
    purpose: 'Tickets that remain',
  },
  'GET /api/tickets': { access: 'subscriber', purpose: 'Tickets of the subscriber' },
  'POST /api/tickets': { access: 'subscriber', purpose: 'Create a ticket' },
  'DELETE /api/order/:id': { access: 'owner', purpose: 'Cancel a right' },
  'PUT /api/order/:id/plates': { access: 'right', purpose: 'Write the plates of a right' },
  'POST /api/order/:id/plate-change': { access: 'right', purpose: 'Ask for other plates, with evidence' },
  'POST /api/order/:id/complete': { access: 'owner', purpose: 'Say that every asked document was sent' },
} as const satisfies Record<string, Call>

const SHARING = {
  'GET /api/order/share/order/:id/generate': {
    access: 'owner',
    purpose: 'A token that lets another person join',
  },
  'POST /api/order/share/email': { access: 'subscriber', purpose: 'Send a share token by e-mail' },
  'PUT /api/order/share/email': { access: 'subscriber', purpose: 'Send a share token by e-mail' },
  'GET /api/order/share': { access: 'subscriber', purpose: 'What a share token leads to' },
  'PUT /api/order/share': { access: 'subscriber', purpose: 'Join by a share token' },
  'DELETE /api/order/share/order/:id': { access: 'right', purpose: 'Leave a right that another shares' },
} as const satisfies Record<string, Call>

const RIGHT_PAYMENTS = {
  'POST /api/subscriber/subscriptions/:id/payments': { access: 'right', purpose: 'Pay a subscription' },
  'GET /api/subscriber/subscriptions/:id/payments/summary': {
    access: 'right',
    purpose: 'Operation of a subscription',
  },
  'POST /api/tickets/:id/payments': { access: 'right', purpose: 'Pay a ticket' },
  'GET /api/tickets/:id/payments/summary': { access: 'right', purpose: 'Operation of a ticket' },
} as const satisfies Record<string, Call>

const RIGHT_PAPERS = {
  'GET /api/subscriber/subscriptions/:id/payments/proof': {
    access: 'secret',
    purpose: 'Proof of a subscription (PDF)',
  },
  'GET /api/tickets/:id/payments/proof': { access: 'secret', purpose: 'Proof of a ticket (PDF)' },
  'GET /api/order/:id/plateHistoryPDF': { access: 'secret', purpose: 'Plate history of a right (PDF)' },
  'GET /api/payments/:operationId/receipt': {
    access: 'secret',
    purpose: 'Receipt of a payment of a right (PDF)',
  },
} as const satisfies Record<string, Call>

const FINES = {
  'GET /api/fps/:fineId': { access: 'fine', purpose: 'A fine by number and plate' },
  'GET /api/fps/:fineId/payments': { access: 'fine', purpose: 'Payments of a fine' },
  'POST /api/fps/:fineId/payments': { access: 'fine', purpose: 'Pay a fine' },
  'GET /api/fps/:fineId/payments/summary': { access: 'fine', purpose: 'Operation of a fine' },
  'GET /api/recourse/fps/:fineId/check': { access: 'fine', purpose: 'Whether a fine can be contested now' },
} as const satisfies Record<string, Call>

const FINE_PAPERS = {
  'GET /api/documents/fps/:fineId/notice': { access: 'fine', purpose: 'Notice of a fine (PDF)' },
  'GET /api/documents/fps/:fineId/pdf': { access: 'fine', purpose: 'A fine with its payments (PDF)' },
  'GET /api/documents/fps/:fineId/payments/proof': {
    access: 'fine',
    purpose: 'Proof that a fine is paid (PDF)',
  },
} as const satisfies Record<string, Call>

const KEPT_FINES = {
  'GET /api/subscriber/fps': { access: 'subscriber', purpose: 'Fines that the subscriber keeps in view' },
  'PUT /api/subscriber/fps/:fineId': {
    access: 'subscriber',
    purpose: 'Keep a fine in view, by number and plate',
  },
  'DELETE /api/subscriber/fps/:fineId': { access: 'subscriber', purpose: 'Keep a fine in view no longer' },
} as const satisfies Record<string, Call>

const APPEALS = {
  'GET /api/recourse/configuration': { access: 'public', purpose: 'The form of an appeal' },
  'GET /api/recourse/fps/:fineId/creation': {
    access: 'fine',
    purpose: 'The draft of an appeal, and its form',
  },
  'POST /api/recourse/fps/:fineId/_init-creation': { access: 'fine', purpose: 'Begin an appeal' },
  'GET /api/recourse/fps/:fineId': { access: 'fine', purpose: 'The appeal of a fine' },
  'GET /api/recourse/fps/:fineId/complement-request': {
    access: 'fine',
    purpose: 'What is still asked of the appeal of a fine',
  },
  'PUT /api/recourse/:appealId': { access: 'secret', purpose: 'Write the draft of an appeal, or file it' },
  'DELETE /api/recourse/:appealId': { access: 'secret', purpose: 'Abandon an appeal' },
  'GET /api/recourse/:appealId/complement-request': {
    access: 'secret',
    purpose: 'What is still asked of an appeal',
  },
  'PATCH /api/recourse/:appealId/complementRequest': {
    access: 'secret',
    purpose: 'Answer what is still asked',
  },
  'POST /api/recourse/:appealId/case-link': {
    access: 'fine',
    purpose: 'Mail another case link to the address on file',
  },
  'GET /api/recourse/:appealId/upload-url': {
    access: 'secret',
    purpose: 'Signed address for one file of an appeal',
  },
  'GET /api/documents/fps/:fineId/rapo/answer': { access: 'fine', purpose: 'Answer to an appeal (PDF)' },
  'GET /api/recourse/:appealId/pdf': {
    access: 'secret',
    purpose: 'Receipt of an appeal with its whole text (PDF)',
  },
  'GET /api/recourse/:appealId/pdf/complement-request': {
    access: 'secret',
    purpose: 'What is still asked of an appeal (PDF)',
  },
  'GET /api/recourse/:appealId/pdf/answer': {
    access: 'secret',
    purpose: 'Answer to an appeal in full (PDF)',
  },
} as const satisfies Record<string, Call>

const REFUNDS = {
  'GET /api/refund/:refundId': {
    access: 'public',
    purpose: 'A refund: status and amount, or all by its case link',
  },
  'PUT /api/refund/document/:refundId': { access: 'secret', purpose: 'Send the document that a refund asks' },
  'POST /api/refund/:refundId/case-link': {
    access: 'public',
    purpose: 'Mail another case link to the address on file',
  },
  'POST /api/refund/:refundId/receipt': {
    access: 'secret',
    purpose: 'Open a refund without an address on file by the receipt of its payment',
  },
  'POST /api/refund/:refundId/objection': {
    access: 'secret',
    purpose: 'Object to the bank details by the link’s token',
  },
  'GET /api/refund/:refundId/upload-url': {
    access: 'secret',
    purpose: 'Signed address for the document of a refund',
  },
  'GET /api/refund/:refundId/pdf': { access: 'secret', purpose: 'A refund (PDF)' },
} as const satisfies Record<string, Call>

const DOCUMENT_TICKETS = {
  'POST /api/documents/tickets': {
    access: 'public',
    purpose: 'A token that opens one document once within 60 seconds',
  },
} as const satisfies Record<string, Call>

const PROVIDER = {
  'POST /api/payments/callback': {
    access: 'public',
    purpose: 'Signed result from the payment provider (redirect dialect)',
  },
  'POST /api/payments/notification': {
    access: 'public',
    purpose: 'Signed result from the payment provider (form dialect)',
  },
  'GET /api/payments/links/:token': { access: 'secret', purpose: 'What a mailed link pays (page)' },
  'POST /api/payments/links/:token': {
    access: 'secret',
    purpose: 'On to the payment that a mailed link stands for (page)',
  },
} as const satisfies Record<string, Call>

const GEOCODING = {
  'POST /api/v0/geocoding/research': { access: 'public', purpose: 'Addresses that match a text' },
} as const satisfies Record<string, Call>

/** Every call of the city, once, by its area: the tags of the OpenAPI document and the profiles of the contract suite. */
export const AREAS = {
  configuration: { title: 'Configuration', calls: CONFIGURATION },
  contract: { title: 'The contract itself', calls: CONTRACT },
  catalogue: { title: 'Before sign-in', calls: CATALOGUE },
  access: { title: 'Access', calls: ACCESS },
  embedding: { title: 'Parts in pages of other sites', calls: EMBEDDING },
  person: { title: 'The person', calls: PERSON },
  evidence: { title: 'Documents that a person sends', calls: EVIDENCE },
  rights: { title: 'Offers and rights', calls: RIGHTS },
  sharing: { title: 'Sharing', calls: SHARING },
  rightPayments: { title: 'Payment of rights', calls: RIGHT_PAYMENTS },
  rightPapers: { title: 'Papers of rights', calls: RIGHT_PAPERS },
  fines: { title: 'Fines', calls: FINES },
  finePapers: { title: 'Papers of fines', calls: FINE_PAPERS },
  keptFines: { title: 'Fines kept in an account', calls: KEPT_FINES },
  appeals: { title: 'Appeals', calls: APPEALS },
  refunds: { title: 'Refunds', calls: REFUNDS },
  documentTickets: { title: 'Tickets that open documents', calls: DOCUMENT_TICKETS },
  provider: { title: 'The payment provider and mailed links', calls: PROVIDER },
  geocoding: { title: 'Addresses', calls: GEOCODING },
} as const satisfies Record<string, { title: string; calls: Readonly<Record<string, Call>> }>

/** Authorisation, OpenAPI and the tests read this table. A route that is not in it does not start. */
export const CALLS = {
  ...AREAS.configuration.calls,
  ...AREAS.contract.calls,
  ...AREAS.catalogue.calls,
  ...AREAS.access.calls,
  ...AREAS.embedding.calls,
  ...AREAS.person.calls,
  ...AREAS.evidence.calls,
  ...AREAS.rights.calls,
  ...AREAS.sharing.calls,
  ...AREAS.rightPayments.calls,
  ...AREAS.rightPapers.calls,
  ...AREAS.fines.calls,
  ...AREAS.finePapers.calls,
  ...AREAS.keptFines.calls,
  ...AREAS.appeals.calls,
  ...AREAS.refunds.calls,
  ...AREAS.documentTickets.calls,
  ...AREAS.provider.calls,
  ...AREAS.geocoding.calls,
}

export type CallName = keyof typeof CALLS
