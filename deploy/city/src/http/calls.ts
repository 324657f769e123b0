/**
 * Who may make a call:
 * `public` anybody; `subscriber` a signed-in person of this city; `self` the one named by `subscriberId`;
 * `right` who may see the right `id` (owner or sharer); `owner` its owner alone.
 */
export type Access = 'public' | 'subscriber' | 'self' | 'right' | 'owner'

export interface Call {
  access: Access
  purpose: string
}

/** Every call of the city, once: authorisation, OpenAPI and the tests read this table. A route that is not here does not start. */
export const CALLS = {
  'GET /api/config': { access: 'public', purpose: 'Configuration of the city' },
  'GET /api/config/error-reporting': { access: 'public', purpose: 'Where the portal reports its errors' },
  'POST /api/auth2/oidc/login': { access: 'public', purpose: 'Sign in with a code of the identity provider' },
  'GET /api/auth/fc': { access: 'public', purpose: 'Sign in with a code of the identity provider, by query' },
  'POST /api/auth/customer/token': { access: 'public', purpose: 'Sign in with e-mail and password' },
  'POST /api/auth/renew': { access: 'subscriber', purpose: 'Stay signed in' },
  'POST /api/auth/logout': { access: 'subscriber', purpose: 'Sign out' },
  'GET /api/subscriber': { access: 'subscriber', purpose: 'Profile with subscriptions' },
  'PUT /api/subscriber': { access: 'subscriber', purpose: 'Write the profile' },
  'PATCH /api/subscriber': { access: 'subscriber', purpose: 'Change parts of the profile by JSON Patch' },
  'GET /api/subscriber/vehicles': { access: 'subscriber', purpose: 'Vehicles of the subscriber' },
  'PUT /api/subscriber/vehicles/:vehicleId': { access: 'subscriber', purpose: 'Add or change a vehicle' },
  'DELETE /api/subscriber/vehicles/:vehicleId': { access: 'subscriber', purpose: 'Remove a vehicle' },
  'GET /api/subscriber/upload-url/:subscriberId': { access: 'self', purpose: 'Signed address for one file' },
  'POST /api/subscriber/media': { access: 'subscriber', purpose: 'Register an uploaded file' },
  'PUT /api/subscriber/order/:id/media': { access: 'owner', purpose: 'Tie a file to an order' },
  'GET /api/plans': { access: 'subscriber', purpose: 'Offers and zones for the subscriber' },
  'GET /api/parking-right-definition': { access: 'subscriber', purpose: 'Ticket definitions' },
  'GET /api/parking-right-definition/:definitionId/subscribers/:subscriberId/ticket-number': {
    access: 'self',
    purpose: 'Tickets that remain',
  },
  'GET /api/tickets': { access: 'subscriber', purpose: 'Tickets of the subscriber' },
  'DELETE /api/order/:id': { access: 'owner', purpose: 'Cancel a right' },
  'PUT /api/order/:id/plates': { access: 'right', purpose: 'Write the plates of a right' },
  'POST /api/subscriber/subscriptions/:id/payments': { access: 'right', purpose: 'Pay a subscription' },
  'GET /api/subscriber/subscriptions/:id/payments/summary': {
    access: 'right',
    purpose: 'Operation of a subscription',
  },
  'POST /api/tickets/:id/payments': { access: 'right', purpose: 'Pay a ticket' },
  'GET /api/tickets/:id/payments/summary': { access: 'right', purpose: 'Operation of a ticket' },
  'GET /api/fps/:fineId': { access: 'public', purpose: 'A fine by number and plate' },
  'GET /api/fps/:fineId/payments': { access: 'public', purpose: 'Payments of a fine' },
  'POST /api/fps/:fineId/payments': { access: 'public', purpose: 'Pay a fine' },
  'GET /api/fps/:fineId/payments/summary': { access: 'public', purpose: 'Operation of a fine' },
  'POST /api/payments/callback': { access: 'public', purpose: 'Signed result from the payment provider' },
  'POST /api/v0/geocoding/research': { access: 'public', purpose: 'Addresses that match a text' },
  'GET /api/openapi.json': { access: 'public', purpose: 'This contract' },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS
