import { addMilliseconds, instantFromMs } from '@parvis/shared-kernel/time'
import { beforeEach, expect, it } from 'vitest'
import { forgetPlates } from '../../fine-access/plate-memory.ts'
import {
  forgetReceiptNumbers,
  keepReceiptNumbers,
  keepRefundFiles,
  recallReceiptNumbers,
  recallRefundFiles,
} from './refund-memory.ts'

const now = instantFromMs(1_795_000_000_000)
const FILES = [{ id: 'bank-details', urn: 'urn:rib', name: 'rib.pdf', size: 5, mime: 'application/pdf' }]
beforeEach(() => sessionStorage.clear())

it.each([
  ['of this refund are there', 'r-1', 900_000, FILES],
  ['of another refund are not', 'r-2', 0, []],
  ['are gone after fifteen minutes', 'r-1', 900_001, []],
])('files %s', (_words, id, ms, files) => {
  keepRefundFiles('r-1', FILES, now)
  expect(recallRefundFiles(id, addMilliseconds(now, ms))).toEqual(files)
  expect(sessionStorage.length).toBe(files.length)
})

it.each(['nonsense', '{}', `{"value":{"refundId":"r-1","files":[{}]},"at":${1_795_000_000_000}}`])(
  'what cannot be read is wiped: %s',
  written => {
    sessionStorage.setItem('parvis.refund-files', written)
    expect(recallRefundFiles('r-1', now)).toEqual([])
    expect(sessionStorage.length).toBe(0)
  },
)

it('leave with the plates, and once none is left', () => {
  for (const forget of [() => forgetPlates(), () => keepRefundFiles('r-1', [], now)]) {
    keepRefundFiles('r-1', FILES, now)
    forget()
    expect(sessionStorage.length).toBe(0)
  }
})

const TYPED = { operationId: 'op-1', authorizationNumber: 'A' }
const NOTHING = { operationId: '', authorizationNumber: '' }
it.each([
  ['are there for their refund', 'r-1', 900_000, TYPED],
  ['are not for another', 'r-2', 0, NOTHING],
  ['are gone after fifteen minutes', 'r-1', 900_001, NOTHING],
])('typed numbers of a receipt %s', (_words, id, ms, typed) => {
  keepReceiptNumbers('r-1', TYPED, now)
  expect(recallReceiptNumbers(id, addMilliseconds(now, ms))).toEqual(typed)
})

it.each([
  ['the plates', forgetPlates],
  ['the refund that they opened', forgetReceiptNumbers],
])('typed numbers of a receipt leave with %s', (_, forget) => {
  keepReceiptNumbers('r-1', TYPED, now)
  forget()
  expect(sessionStorage.length).toBe(0)
})
