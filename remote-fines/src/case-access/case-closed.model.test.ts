import { describe, expect, it } from 'vitest'
import { caseEn } from '../messages/case.en.ts'
import { caseFr } from '../messages/case.fr.ts'
import { type CaseKind, waysIn } from './case-closed.model.ts'

const KINDS: readonly CaseKind[] = ['appeal', 'refund']
const KNOWN = [true, false, null] as const
const ALL = KINDS.flatMap(kind =>
  KNOWN.flatMap(hasMailAddress =>
    KNOWN.flatMap(hasReceipt =>
      [false, true].map(isEnded => ({ kind, hasMailAddress, hasReceipt, isEnded })),
    ),
  ),
)

describe.each(ALL)(
  'a closed case: $kind, address $hasMailAddress, receipt $hasReceipt, ended $isEnded',
  closed => {
    const ways = waysIn(closed)
    const words = [String(caseFr[ways.text]), String(caseEn[ways.text])]

    it('sends nobody to a mail that was not sent, and offers none', () => {
      const isUnmailed = closed.hasMailAddress === false
      expect(ways.canAsk).toBe(!isUnmailed)
      for (const text of words)
        expect(
          /re[çc]u par e-mail|dernier lien reçu|received by email|last link you received/.test(text),
        ).toBe(!isUnmailed)
    })

    it('says that the link may be copied in part wherever one was opened', () => {
      const said = [ways.hint, ways.text].map(id => (id === null ? '' : String(caseFr[id]))).join(' ')
      expect(said.includes('recopié en partie')).toBe(closed.isEnded)
    })

    it('always names a way on that is there', () => {
      expect(ways.canAsk || ways.isDeskNamed).toBe(true)
      expect(words.some(text => /ci-dessous|below/.test(text))).toBe(ways.hasReceiptForm)
    })
  },
)

it.each([
  ['appeal', false, 'case.closed.appeal'],
  ['refund', false, 'case.closed.refund'],
  ['appeal', true, 'case.ended'],
] as const)('%s with an address, its link ended %s: %s', (kind, isEnded, words) => {
  const ways = waysIn({ kind, hasReceipt: true, hasMailAddress: true, isEnded })
  expect([ways.title, ways.text]).toEqual([`${words}.title`, `${words}.text`])
})

it.each([
  ['appeal', null, 'case.closed.appeal.unmailed'],
  ['refund', true, 'case.closed.refund.by-receipt'],
  ['refund', null, 'case.closed.refund.by-receipt'],
  ['refund', false, 'case.closed.refund.by-desk'],
] as const)('%s without an address, receipt %s: %s', (kind, hasReceipt, text) => {
  expect(waysIn({ kind, hasReceipt, hasMailAddress: false, isEnded: false }).text).toBe(text)
})
