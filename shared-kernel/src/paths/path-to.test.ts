import { expect, expectTypeOf, it } from 'vitest'
import { PAGES, type ParameterOf, pathTo, planPath, rightPath, rightPaymentsPath } from './index.ts'

it.each([
  [pathTo('/fps/:fineId', { fineId: '1' }), '/fps/1'],
  [pathTo('/fps/:fineId/appeal', { fineId: '1' }), '/fps/1/appeal'],
  [pathTo('/a/:one/b/:two', { one: '1', two: '2' }), '/a/1/b/2'],
  [pathTo('/fps', {}), '/fps'],
  [pathTo('/verify/:email', { email: 'a/b?c#d %é' }), '/verify/a%2Fb%3Fc%23d%20%25%C3%A9'],
  [pathTo('/fps/:fineId', { fineId: ':fineId' }), '/fps/%3AfineId'],
  [rightPath({ kind: 'subscription', id: 'a b' }), '/souscriptions/a%20b'],
  [rightPath({ kind: 'ticket', id: '1' }), '/souscriptions/tickets/1'],
  [rightPaymentsPath({ kind: 'subscription', id: '1' }), '/souscriptions/1/payments'],
  [rightPaymentsPath({ kind: 'ticket', id: '1' }), '/souscriptions/tickets/1/payments'],
  [planPath({ kind: 'offer', id: '1' }), '/souscriptions/create/1'],
  [planPath({ kind: 'definition', id: '1' }), '/souscriptions/ticket/create/1'],
])('%s leads to its page', (path, expected) => {
  expect(path).toBe(expected)
})

it('asks for the parameters that the pattern names, and for no other', () => {
  expectTypeOf<ParameterOf<typeof PAGES.appeal>>().toEqualTypeOf<'fineId'>()
  expectTypeOf<ParameterOf<'/a/:one/b/:two'>>().toEqualTypeOf<'one' | 'two'>()
  // @ts-expect-error: a parameter that is not given
  expect(pathTo(PAGES.fine, {})).toBe('/fps/')
  // @ts-expect-error: another page's parameter
  pathTo(PAGES.fine, { refundId: '1' })
})
