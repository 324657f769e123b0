import {
  cityRefusal,
  type FakeStore,
  fakeStore,
  inDays,
  mountRemote,
  networkDown,
} from '@parvis/shared-kernel/testing'
import { instantFromMs } from '@parvis/shared-kernel/time'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepCaseKey } from '../case-access/case-memory.ts'
import { mount } from '../entry.ts'
import { plain } from '../testing/fake-fine.ts'
import { CALL, fakeRefund, openRefund } from '../testing/fake-refund.ts'

// Lazy chunks load slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
describe('who may act on a refund', () => {
  let store: FakeStore
  beforeEach(() => {
    sessionStorage.clear()
    store = fakeStore()
  })
  afterEach(() => store.remove())

  it('shows who holds no case link its amount and status, and no way to give bank details', async () => {
    await openRefund({
      [CALL]: { id: 'r-1', status: 'DOCUMENT_REQUESTED', amount: 1700, access: 'STRANGER' },
    })
    expect(await screen.findByText('Ce remboursement est protégé')).toBeDefined()
    expect(plain(document.body.textContent)).toContain('17,00 €')
    expect(screen.queryByRole('button', { name: /Envoyer/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Recevoir un nouveau lien' })).toBeDefined()
  })

  it('without an address on file opens by the receipt of its payment', async () => {
    const user = userEvent.setup()
    const closed = { id: 'r-1', status: 'DOCUMENT_REQUESTED', amount: 1700, access: 'STRANGER' }
    const { api, events } = await openRefund({
      [CALL]: { ...closed, hasMailAddress: false, hasReceipt: true },
      'POST /api/refund/r-1/receipt': { caseKey: 'the-secret' },
    })
    await user.click(await screen.findByRole('button', { name: 'Ouvrir le remboursement' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Numéro d’opération' }))
    expect(events.at(-1)).toMatchObject({ kind: 'screen', isError: true })
    await user.keyboard('op-1')
    await user.click(screen.getByRole('button', { name: 'Ouvrir le remboursement' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Numéro d’autorisation' }))
    await user.type(screen.getByRole('textbox', { name: 'Numéro d’autorisation' }), '123456')
    api.answer({ [CALL]: fakeRefund({ access: 'HOLDER' }) })
    await user.click(screen.getByRole('button', { name: 'Ouvrir le remboursement' }))
    expect(await screen.findAllByText(/Coordonnées bancaires \(RIB\)/)).not.toEqual([])
    expect(api.calls.filter(({ name }) => name === CALL).at(-1)?.headers).toMatchObject({
      'case-key': 'the-secret',
    })
    expect(events.at(-1)).toMatchObject({ kind: 'screen', isError: false })
    // The form has disappeared: the page's title has the focus.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('keeps the numbers of a receipt over a reload until they have opened the refund', async () => {
    const user = userEvent.setup()
    const closed = { id: 'r-1', status: 'DOCUMENT_REQUESTED', amount: 1700, access: 'STRANGER' }
    const answers = {
      [CALL]: { ...closed, hasMailAddress: false, hasReceipt: true },
      'POST /api/refund/r-1/receipt': { caseKey: 'the-secret' },
    }
    const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
    const { unmount } = await openRefund(answers)
    await user.type(await field('Numéro d’opération'), 'op-1')
    await user.type(await field('Numéro d’autorisation'), '123456')
    await unmount()
    const { api } = await openRefund(answers)
    expect((await field('Numéro d’opération')).value).toBe('op-1')
    expect((await field('Numéro d’autorisation')).value).toBe('123456')
    api.answer({ [CALL]: fakeRefund({ access: 'HOLDER' }) })
    await user.click(screen.getByRole('button', { name: 'Ouvrir le remboursement' }))
    expect(await screen.findAllByText(/Coordonnées bancaires \(RIB\)/)).not.toEqual([])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('op-1')
  })

  const WRONG = 'Ces numéros n’ouvrent pas ce remboursement'
  it.each([
    ['that the city refuses are told as wrong', cityRefusal(403, 'Forbidden'), WRONG],
    ['are not blamed for a lost connection', networkDown(), 'Nous n’avons pas reçu de confirmation'],
    [
      'are not blamed for a city that waits',
      cityRefusal(429, 'Too Many Requests'),
      'Le remboursement n’a pas été ouvert',
    ],
  ])('by numbers that %s', async (_, refusal, title) => {
    const user = userEvent.setup()
    const closed = { id: 'r-1', status: 'DOCUMENT_REQUESTED', amount: 1700, access: 'STRANGER' }
    await openRefund({
      [CALL]: { ...closed, hasMailAddress: false, hasReceipt: true },
      'POST /api/refund/r-1/receipt': refusal,
    })
    await user.type(await screen.findByRole('textbox', { name: 'Numéro d’opération' }), 'op-1')
    await user.type(screen.getByRole('textbox', { name: 'Numéro d’autorisation' }), '123456')
    const place = screen.getByRole('button', { name: 'Ouvrir le remboursement' }).closest('form')!
    const told = within(place).getByRole('status')
    await user.click(screen.getByRole('button', { name: 'Ouvrir le remboursement' }))
    await within(told).findByText(title)
    expect(told.textContent?.includes('Vérifiez les deux numéros sur le reçu')).toBe(title === WRONG)
    expect(told.textContent).not.toContain('un autre compte')
  })

  it('says until when bank details can be objected to, and objects at a press of the mail’s reader', async () => {
    const user = userEvent.setup()
    const waiting = fakeRefund({
      access: 'HOLDER',
      status: 'UNDER_REVIEW',
      payableDatetime: inDays(1),
    })
    const { api, navigation } = await mountRemote(mount, {
      path: '/refunds/r-1#object=secret',
      subscriber: null,
      answers: { [CALL]: waiting, 'POST /api/refund/r-1/objection': null },
    })
    await screen.findByText(/la ville ne verse rien avant le/)
    expect(navigation.location.hash).toBe('')
    expect(api.calls.some(({ name }) => name.endsWith('/objection'))).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Écarter ces coordonnées' }))
    const told = (await screen.findByText('Coordonnées écartées')).closest('[role=status]')
    expect(document.activeElement).toBe(told)
    expect(sessionStorage.getItem('parvis.case-keys')).toBeNull()
    expect(api.calls.find(({ name }) => name.endsWith('/objection'))?.json).toEqual({ token: 'secret' })
  })

  it.each([
    ['fr', true, /par le lien de son e-mail/, /dites-le-lui/],
    ['fr', null, /par le lien de son e-mail/, /dites-le-lui/],
    ['fr', false, /dites-le-lui d’ici là.: .+, .+@/, /lien de son e-mail/],
    ['en', false, /tell the city by then: .+, .+@/, /link in their email/],
  ] as const)(
    'in %s, with an address on file: %s, says how to object',
    async (locale, hasMailAddress, said, never) => {
      const payableDatetime = inDays(1)
      const waiting = { access: 'HOLDER', status: 'UNDER_REVIEW', payableDatetime, hasMailAddress }
      await openRefund({ [CALL]: fakeRefund(waiting) }, locale)
      const told = await screen.findByText(/la ville ne verse rien avant le|the city pays nothing before/)
      expect(told.textContent).toMatch(said)
      expect(told.textContent).not.toMatch(never)
    },
  )

  describe('whose bank details are objected to', () => {
    const OBJECT = 'POST /api/refund/r-1/objection'
    const follow = (answers: object, path = '/refunds/r-1#object=secret') =>
      mountRemote(mount, {
        path,
        subscriber: null,
        answers: { [CALL]: fakeRefund({ access: 'STRANGER', status: 'UNDER_REVIEW' }), ...answers },
      })
    const press = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Écarter ces coordonnées' }))
    const tokens = (calls: readonly { name: string; json?: unknown }[]) =>
      calls.filter(({ name }) => name === OBJECT).map(({ json }) => json)

    it('keeps the way to object beside a failure', async () => {
      const { api } = await follow({ [OBJECT]: networkDown() })
      await press()
      const told = await screen.findByText('Nous n’avons pas reçu de confirmation')
      expect(told.closest('[role=status]')).not.toBeNull()
      expect(screen.getByRole('button', { name: 'Écarter ces coordonnées' })).toBe(document.activeElement)
      api.answer({ [OBJECT]: null })
      await press()
      await screen.findByText('Coordonnées écartées')
      expect(tokens(api.calls)).toEqual([{ token: 'secret' }, { token: 'secret' }])
    })

    it('keeps the way to object over a reload', async () => {
      keepCaseKey('objection r-1', 'kept', instantFromMs(Date.now()))
      const { api } = await follow({ [OBJECT]: null }, '/refunds/r-1')
      await press()
      await screen.findByText('Coordonnées écartées')
      expect(tokens(api.calls)).toEqual([{ token: 'kept' }])
    })

    it.each([
      ['DOCUMENT_REQUESTED', 'Il n’y a plus de coordonnées à écarter'],
      ['REJECTED', 'Il n’y a plus de coordonnées à écarter'],
      ['PAID', 'La ville a fait le virement. Contactez-la sans attendre.'],
    ])('is asked nothing where the refund is %s: %s', async (status, told) => {
      await follow({ [CALL]: fakeRefund({ access: 'STRANGER', status }) })
      expect(await screen.findByText(told)).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Écarter ces coordonnées' })).toBeNull()
      expect(sessionStorage.getItem('parvis.case-keys')).toBeNull()
    })

    it('ends at a link that has expired or was cut, and takes the next one on the same page', async () => {
      const { api, navigation } = await follow({ [OBJECT]: cityRefusal(410, 'LinkExpired') })
      await press()
      const told = (await screen.findByText(/a expiré.*recopié en partie/)).closest('[role=status]')
      expect(document.activeElement).toBe(told)
      expect(screen.queryByRole('button', { name: 'Écarter ces coordonnées' })).toBeNull()
      expect(sessionStorage.getItem('parvis.case-keys')).toBeNull()
      api.answer({ [OBJECT]: null })
      act(() => navigation.navigate('/refunds/r-1#object=another'))
      await press()
      await screen.findByText('Coordonnées écartées')
      expect(navigation.location.hash).toBe('')
      expect(tokens(api.calls).at(-1)).toEqual({ token: 'another' })
    })
  })

  it.each([
    [true, 'Un e-mail annonce la suite.'],
    [false, 'Aucune adresse e-mail n’est enregistrée'],
  ])('where an address on file is %s says: %s', async (hasMailAddress, told) => {
    await openRefund({ [CALL]: fakeRefund({ access: 'HOLDER', status: 'UNDER_REVIEW', hasMailAddress }) })
    await screen.findByText(/La ville a reçu le document et l’examine/)
    const text = plain(document.body.textContent)
    expect(text).toContain(told)
    expect(text.includes('Un e-mail')).toBe(hasMailAddress)
  })

  it('of a city that does not say whether it has an address promises no e-mail', async () => {
    await openRefund({ [CALL]: fakeRefund({ status: 'UNDER_REVIEW' }) })
    await screen.findByText(/La ville a reçu le document et l’examine/)
    expect(plain(document.body.textContent)).not.toMatch(/Un e-mail|Aucune adresse/)
  })
})
