import { inDays, mountRemote } from '@parvis/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'
import { contestedCity, filedAppeal, openCity } from '../testing/fake-appeal.ts'
import { CALL, fakeFine, keepFakePlate, PATH, plain } from '../testing/fake-fine.ts'

// Lazy chunks load slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => keepFakePlate())

// The money goes back to whoever paid (D16), which a reader with number and plate, or an appellant, may not be.

const payments = [{ paymentAmount: 3500, paymentDatetime: inDays(-4) }]
const paid = {
  paymentStatus: 'PAID',
  versions: [{ issueDatetime: inDays(-9), finePrice: 3500, payments }],
} as const
const granted = filedAppeal({ status: 'ACCEPTED', answer: 'Oui.', answerDatetime: inDays(-1) })
const cancelled = {
  ...paid,
  versions: [...paid.versions, { issueDatetime: inDays(-1), finePrice: 0 }],
  refundId: 'refund-1',
  claims: [{ type: 'RAPO', date: inDays(-5), status: 'ACCEPTED' }],
}
const payouts = [{ amount: 3500, datetime: inDays(-1) }]

const PAGES = [
  [
    'an appeal that was granted after a payment',
    `${PATH}/appeal`,
    contestedCity(granted, cancelled),
    { fr: /Seule la personne qui a payé peut être remboursée/, en: /Only whoever paid can be refunded/ },
  ],
  [
    'a paid fine that is about to be contested',
    `${PATH}/appeal?again=1`,
    { ...openCity(), [CALL]: fakeFine(paid) },
    { fr: /elle rembourse la personne qui l’a payé/, en: /it pays back whoever paid it/ },
  ],
  [
    'a fine whose payment went back',
    PATH,
    { [CALL]: fakeFine({ ...cancelled, payouts }) },
    { fr: /35,00 € ont été remboursés/, en: /€35.00 were paid back\./ },
  ],
] as const
const TO_THE_READER = {
  fr: /vous (reviennent|rembourse|ont été remboursés)/,
  en: /(paid back to you|pays? you back)/,
} as const

describe.each(['fr', 'en'] as const)('money on its way back, in %s', locale => {
  it.each(PAGES)('is not promised to the reader of %s', async (_, path, answers, words) => {
    await mountRemote(mount, { path, subscriber: null, locale, answers })
    await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
    const said = () => plain(document.body.textContent ?? '')
    await vi.waitFor(() => expect(said()).toMatch(words[locale]), { timeout: 10_000 })
    expect(said()).not.toMatch(TO_THE_READER[locale])
  })
})
