import { expect, test } from 'vitest'
import {
  ApiError,
  type ApiFailure,
  AUTHORIZATION_ERROR_CODES,
  authorizationErrorCode,
  CATALOGUE_CODES,
  ERROR_CODES,
  matchErrorCode,
  matchSubmitErrorCode,
  textAfterFirstColon,
  wordingOf,
} from './index.ts'

test('the catalogue holds the 54 codes of the specification and no code twice', () => {
  expect(CATALOGUE_CODES).toHaveLength(54)
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length)
  expect(AUTHORIZATION_ERROR_CODES).toHaveLength(11)
})

test.each(ERROR_CODES)('%s is found when it is the whole of a text', code => {
  expect(matchErrorCode(` ${code} `)).toBe(code)
})

test.each([
  [['OrderPlateUsed: plate already used'], 'OrderPlateUsed'],
  [['refused (OrderIncompatibleWithAnotherOrder)'], 'OrderIncompatibleWithAnotherOrder'],
  [['org.city.TicketOrderPeriodViolationException: from 3 to 2'], 'OrderPeriodViolation'],
  [['Bad Request', 'OrderEvidenceMissing: identity'], 'OrderEvidenceMissing'],
  [['OrderAlreadyExists', 'OrderPlateUsed'], 'OrderAlreadyExists'],
  [['Bad Request', 'the field is wrong'], 'Bad Request'],
  [['', 'the page was Not Found'], null],
  [['OrderPlateUsedTwice'], null],
  [['orderplateused'], null],
  [['constructor'], null],
  [[''], null],
  [[], null],
])('in %j the code %s is named', (texts, expected) => {
  expect(matchErrorCode(...texts)).toBe(expected)
})

test.each([
  ['RequestRefused: OrderPlateUsed', 'OrderPlateUsed'],
  ['a: b: c', 'b: c'],
  ['no colon', null],
  ['ends with one:  ', null],
])('after the first colon of "%s" comes %s', (message, expected) => {
  expect(textAfterFirstColon(message)).toBe(expected)
})

test.each([
  ['Bad Request', 'OrderPlateUsed: OrderEvidenceMissing', 'OrderEvidenceMissing'],
  ['OrderPlateUsed', 'refused: the plate', 'OrderPlateUsed'],
  ['OrderPlateUsed', '', 'OrderPlateUsed'],
  ['Bad Request', 'OrderPlateUsed', 'OrderPlateUsed'],
  ['Bad Request', 'OrderPlateUsed: the plate', 'OrderPlateUsed'],
  ['Odd', 'odd: thing', null],
])('a refused request that says %s, "%s" means %s', (error, message, expected) => {
  expect(matchSubmitErrorCode({ error, message })).toBe(expected)
})

test.each([
  ['refused: la plaque manque', 'la plaque manque'],
  ['refused:la plaque', 'la plaque'],
  ['refused:  ', null],
  ['refused', null],
])('of the refusal %j the text after the first colon is %j', (message, expected) => {
  expect(textAfterFirstColon(message)).toBe(expected)
})

const answer = (status: number, error: string, message: string): ApiFailure & { kind: 'api' } => ({
  kind: 'api',
  status,
  error,
  message,
  code: matchErrorCode(error, message),
})

test.each([
  [{ kind: 'network' }, { id: 'failure.network' }],
  [
    { kind: 'unexpected-answer', call: 'GET /api/plans', path: 'plans.0.id' },
    { id: 'failure.unexpected-answer' },
  ],
  [answer(409, 'OrderPlateUsed', 'this plate is used'), { id: 'OrderPlateUsed' }],
  [answer(400, 'Odd', ' La plaque manque. '), { text: 'La plaque manque.' }],
  [answer(400, 'Bad Request', 'La plaque manque.'), { text: 'La plaque manque.' }],
  [answer(400, 'Bad Request', ''), { id: 'Bad Request' }],
  [{ ...answer(400, 'Bad Request', 'OrderPlateUsed: AB'), code: 'Bad Request' }, { id: 'OrderPlateUsed' }],
  [answer(404, '', ''), { id: 'Not Found' }],
  [answer(400, 'SomeNewCode', 'SomeNewCode'), { id: 'Bad Request' }],
  [answer(418, 'Teapot', 'Teapot'), { id: 'failure.unknown' }],
  [answer(500, 'Internal Server Error', 'null pointer at line 3'), { id: 'Internal Server Error' }],
  [answer(503, '', 'upstream connect error'), { id: 'Service Unavailable' }],
] as const satisfies readonly (readonly [ApiFailure, unknown])[])('%j is told as %j', (failure, expected) => {
  expect(wordingOf(failure)).toEqual(expected)
})

test('the exception carries the failure, and no word of the server’s in its message', () => {
  const error = new ApiError(answer(400, 'Odd', 'La plaque AB-123-CD de Camille Roy'))
  expect(error).toBeInstanceOf(Error)
  expect(error.failure.kind).toBe('api')
  expect(`${error.name} ${error.message}`).toBe('ApiError api 400 without a known code')
})

test('an error report tells the kinds of failure apart', () => {
  expect(new ApiError({ kind: 'network' }).message).toBe('network')
  expect(
    new ApiError({ kind: 'unexpected-answer', call: 'GET /api/plans', path: 'plans.0.id' }).message,
  ).toBe('unexpected answer to GET /api/plans at plans.0.id')
})

test.each([
  ['access_denied', 'access_denied'],
  ['login_required', 'default'],
  ['', 'default'],
])('what the identity provider calls "%s" is told as %s', (error, expected) => {
  expect(authorizationErrorCode(error)).toBe(expected)
})
