import { addMilliseconds, instantFromMs } from '@parvis/shared-kernel/time'
import { beforeEach, expect, it } from 'vitest'
import { forgetPlates } from '../../fine-access/plate-memory.ts'
import { keepRefundFiles, recallRefundFiles } from './refund-memory.ts'

const now = instantFromMs(1_795_000_000_000)
const FILES = [{ id: 'bank-details', urn: 'urn:rib', name: 'rib.pdf', size: 5, mime: 'application/pdf' }]
beforeEach(() => sessionStorage.clear())

it.each([
  ['of this refund are there', 'r-1', 900_000, FILES],
  ['of another refund are not', 'r-2', 0, []],
  ['are gone after fifteen minutes', 'r-1', 900_001, []],
])('files %s', (_words, id, ms, files) => {
  keepRefundFiles(sessionStorage, 'r-1', FILES, now)
  expect(recallRefundFiles(sessionStorage, id, addMilliseconds(now, ms))).toEqual(files)
  expect(sessionStorage.length).toBe(files.length)
})

it.each(['nonsense', '{}', '{"refundId":"r-1","keptAt":1,"files":[{}]}'])(
  'what cannot be read is wiped: %s',
  written => {
    sessionStorage.setItem('parvis.refund-files', written)
    expect(recallRefundFiles(sessionStorage, 'r-1', now)).toEqual([])
    expect(sessionStorage.length).toBe(0)
  },
)

it('leave with the plates, and once none is left', () => {
  for (const forget of [
    () => forgetPlates(sessionStorage),
    () => keepRefundFiles(sessionStorage, 'r-1', [], now),
  ]) {
    keepRefundFiles(sessionStorage, 'r-1', FILES, now)
    forget()
    expect(sessionStorage.length).toBe(0)
  }
})
