import * as v from 'valibot'
import {
  checkWire,
  customerLoginWire,
  customerRegistrationWire,
  oidcLoginWire,
  passwordChangeWire,
  tokenWire,
} from '../auth.wire.ts'
import { type Calls, CHECKED_PLATE, EMAIL, PROVIDER_ANSWER, PROVIDER_LOGIN, SECRET } from './call.ts'

export const ACCESS = {
  'POST /api/auth2/oidc/login': {
    access: 'public',
    purpose: 'Sign in with a code of the identity provider',
    body: oidcLoginWire,
    answer: tokenWire,
    errors: PROVIDER_LOGIN,
  },
  'GET /api/auth/fc': {
    access: 'public',
    purpose: 'Sign in with a code of the identity provider, by query',
    answer: tokenWire,
    query: PROVIDER_ANSWER,
    errors: PROVIDER_LOGIN,
  },
  'GET /api/auth/fc/check-plate': {
    access: 'public',
    purpose: 'Whether a plate can be registered with an account of the identity provider',
    answer: checkWire,
    query: CHECKED_PLATE,
    errors: { 429: ['Too Many Requests'] },
  },
  'PUT /api/auth/email/registration': {
    access: 'public',
    purpose: 'Send a link that proves an e-mail address',
    query: EMAIL,
    success: [202],
    errors: { 429: ['Too Many Requests'] },
  },
  'GET /api/auth/verify-hash/:hash': {
    access: 'secret',
    purpose: 'Whether a sign-in link is still good',
    answer: checkWire,
    errors: { 429: ['Too Many Requests'] },
  },
  'POST /api/auth/customer/token': {
    access: 'public',
    purpose: 'Sign in with e-mail and password',
    body: customerLoginWire,
    answer: tokenWire,
    errors: { 401: ['WrongLogin'], 403: ['EmailNotVerified', 'Forbidden'], 429: ['Too Many Requests'] },
  },
  'POST /api/auth/customer/registration': {
    access: 'public',
    purpose: 'Register with e-mail and password',
    body: customerRegistrationWire,
    success: [202],
    errors: { 400: ['WeakPassword'], 403: ['Forbidden'], 429: ['Too Many Requests'] },
  },
  'GET /api/auth/customer/registration/check-plate': {
    access: 'public',
    purpose: 'Whether a plate can be registered',
    answer: checkWire,
    query: CHECKED_PLATE,
    errors: { 429: ['Too Many Requests'] },
  },
  'GET /api/auth/customer/verify': {
    access: 'public',
    purpose: 'Send the verification again, or verify by the link’s token',
    answer: checkWire,
    query: v.pipe(
      v.partial(v.object({ ...EMAIL.entries, token: SECRET })),
      v.check(({ email, token }) => (email ?? token) !== undefined, 'email or token'),
    ),
    success: [202, 200],
    errors: { 429: ['Too Many Requests'] },
  },
  'GET /api/auth/customer/recover': {
    access: 'public',
    purpose: 'Send a link to choose another password',
    query: v.object({ ...EMAIL.entries, returnTo: v.optional(v.string()) }),
    success: [202],
    errors: { 429: ['Too Many Requests'] },
  },
  'GET /api/auth/customer/checkRecover': {
    access: 'secret',
    purpose: 'Whether a recovery link is still good',
    answer: checkWire,
    query: v.object({ recoverId: SECRET }),
    errors: { 429: ['Too Many Requests'] },
  },
  'POST /api/auth/customer/modifyPassword': {
    access: 'secret',
    purpose: 'Choose another password by a recovery link',
    body: passwordChangeWire,
    errors: { 400: ['WeakPassword'], 410: ['LinkExpired'], 429: ['Too Many Requests'] },
  },
  'POST /api/auth/renew': { access: 'subscriber', purpose: 'Stay signed in', answer: tokenWire },
  'POST /api/auth/logout': { access: 'subscriber', purpose: 'Sign out' },
} as const satisfies Calls
