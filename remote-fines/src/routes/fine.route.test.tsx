import { cityRefusal, inDays, mountRemote, networkDown, neverAnswered } from '@parvis/shared-kernel/testing'
import { instantFromMs } from '@parvis/shared-kernel/time'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepCaseKey } from '../case-access/case-memory.ts'
import { mount } from '../entry.ts'
import { CALLS, fakeAppeal, openCity } from '../testing/fake-appeal.ts'
import { CALL, fakeFine, keepFakePlate, NUMBER, PATH, plain } from '../testing/fake-fine.ts'

beforeEach(() => sessionStorage.clear())

describe('an appeal that is not sent yet', () => {
  const signedIn = { 'GET /api/subscriber/fps': [] }
  const begun = openCity(fakeAppeal({ statement: 'La machine' }))
  const link = (name: string) => screen.findByRole('link', { name }, { timeout: 10_000 })

  it.each([
    ['of the account', undefined, null],
    ['whose secret this tab holds', null, 'the-secret'],
  ] as const)('is gone on with from the fine: %s', async (_words, subscriber, key) => {
    keepFakePlate()
    if (key !== null) keepCaseKey(`appeal ${NUMBER}`, key, instantFromMs(Date.now()))
    const { api } = await mountRemote(mount, {
      path: PATH,
      ...(subscriber === null && { subscriber }),
      answers: { ...signedIn, ...begun },
    })
    const resume = await link('Reprendre ma contestation')
    expect(resume.getAttribute('href')).toBe(`${PATH}/appeal/form?step=resume`)
    const asked = api.calls.find(({ name }) => name === CALLS.creation)
    expect(asked?.headers['case-key']).toBe(key ?? undefined)
  })

  it.each([
    ['is none where nothing was written', undefined, openCity(fakeAppeal()), true],
    ['is not asked for of a visitor who holds none', null, begun, false],
    [
      'is not asked for once the time is over',
      undefined,
      { ...begun, [CALL]: fakeFine({ appealDeadline: inDays(-1) }) },
      false,
    ],
    [
      'is not asked for once the debt office has the fine',
      undefined,
      { ...begun, [CALL]: fakeFine({ debtRecoveryPayments: [{ paymentAmount: 10 }] }) },
      false,
    ],
  ] as const)('%s', async (_words, subscriber, city, isAsked) => {
    keepFakePlate()
    const { api } = await mountRemote(mount, {
      path: PATH,
      ...(subscriber === null && { subscriber }),
      answers: { ...signedIn, ...city },
    })
    await screen.findByRole('heading', { name: 'Contester' }, { timeout: 10_000 })
    await waitFor(() => expect(api.calls.some(({ name }) => name === CALLS.creation)).toBe(isAsked))
    expect(screen.queryByRole('link', { name: 'Reprendre ma contestation' })).toBeNull()
  })
})

describe('a fine', () => {
  const open = (answers = {}) => mountRemote(mount, { path: PATH, subscriber: null, answers })

  it('asks for the plate when this tab does not know it', async () => {
    const user = userEvent.setup()
    await open({ [CALL]: fakeFine() })
    await screen.findByRole('heading', { level: 1, name: 'Ouvrir votre FPS' })
    await user.click(screen.getByRole('button', { name: 'Afficher le FPS' }))
    expect(document.activeElement).toBe(screen.getByLabelText(/Plaque/))
    await user.type(screen.getByLabelText(/Plaque/), 'FG482KD')
    await user.click(screen.getByRole('button', { name: 'Afficher le FPS' }))
    expect(await screen.findByText('À payer maintenant')).toBeDefined()
  })

  it('moves to why the plate does not open it', async () => {
    const user = userEvent.setup()
    await open({ [CALL]: cityRefusal(404, 'FineNotFound') })
    await user.type(await screen.findByLabelText(/Plaque/), 'FG482KD')
    await user.click(screen.getByRole('button', { name: 'Afficher le FPS' }))
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Aucun FPS trouvé'))
  })

  it('says what is due, until when, and what comes after', async () => {
    keepFakePlate()
    await open({ [CALL]: fakeFine() })
    const due = await screen.findByRole('region', { name: 'À payer maintenant' })
    expect(plain(due.textContent)).toMatch(/17,00 €.*Tarif réduit.*Jusqu’au .* \(heure de Paris\).*encore/)
    expect(plain(due.textContent)).toContain('Ensuite : 35,00 €')
    expect(plain(screen.getByRole('link', { name: /Payer/ }).textContent)).toBe('Payer 17,00 €')
    expect(screen.getByRole('link', { name: /Payer/ }).getAttribute('href')).toBe(`${PATH}/payments`)
  })

  it('offers no payment once nothing is due, and says what was paid too much', async () => {
    keepFakePlate()
    await open({
      [CALL]: fakeFine({
        paymentStatus: 'OVERPAID_REDUCED',
        antaiFps: [{ paymentAmount: 1700, paymentDatetime: inDays(-1) }],
        debtRecoveryPayments: [{ paymentAmount: 1700, paymentDatetime: inDays(-1) }],
      }),
    })
    const due = await screen.findByRole('region', { name: 'Payé en trop' })
    expect(plain(due.textContent)).toContain('17,00 €')
    expect(screen.queryByRole('link', { name: /Payer/ })).toBeNull()
    expect(screen.getByRole('rowheader', { name: /ANTAI/ })).toBeDefined()
    expect(screen.getByRole('rowheader', { name: /recouvrement/ })).toBeDefined()
  })

  it.each([
    ['still ahead', 2, /La ville attend un complément .*, jusqu’au/],
    ['passed', -2, /la date limite était le .*elle peut encore tenir compte/],
    ['not named', null, /La ville attend un complément pour étudier la contestation\./],
  ])(
    'tells what is asked of its appeal on every part of the page alike, its last day %s',
    async (_, days, words) => {
      keepFakePlate()
      const dueDatetime = days === null ? null : inDays(days)
      const claim = { type: 'RAPO', date: inDays(-5), status: 'COMPLEMENT_REQUESTED', dueDatetime }
      await open({ [CALL]: fakeFine({ claims: [claim] }) })
      const choices = await screen.findByRole('region', { name: 'Ce que vous pouvez faire' })
      const how = screen.getByRole('region', { name: /contester/i })
      for (const part of [choices, how]) expect(plain(part.textContent)).toMatch(words)
    },
  )

  it('forgets the plate at one tap', async () => {
    keepFakePlate()
    const user = userEvent.setup()
    const { navigation } = await open({ [CALL]: fakeFine() })
    await user.click(await screen.findByRole('button', { name: 'Quitter' }))
    expect(sessionStorage.length).toBe(0)
    expect(navigation.location.pathname).toBe('/fps')
  })

  it('closes by itself when the plate is 15 minutes old', async () => {
    keepFakePlate(899.7)
    await open({ [CALL]: fakeFine() })
    await screen.findByText('À payer maintenant')
    expect(await screen.findByText('Votre FPS a été refermé')).toBeDefined()
    expect(sessionStorage.length).toBe(0)
  })

  it('offers to try again when the city does not answer', async () => {
    keepFakePlate()
    const user = userEvent.setup()
    const { api } = await open({ [CALL]: networkDown() })
    expect((await screen.findByRole('alert')).textContent).toContain('Pas de réponse')
    api.answer({ [CALL]: fakeFine() })
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('À payer maintenant')).toBeDefined()
  })

  it.each([
    ['is still followed', [], 'Suivre le remboursement'],
    ['is only looked at once it is paid', [{ amount: 1700, datetime: inDays(-1) }], 'Voir le remboursement'],
  ])('with a refund, which %s', async (_, payouts, words) => {
    keepFakePlate()
    const payments = [{ paymentAmount: 3500, paymentDatetime: inDays(-2) }]
    const [version] = fakeFine().versions
    const fine = fakeFine({
      paymentStatus: 'PAID',
      versions: [{ ...version, payments }],
      refundId: 'refund-1',
      payouts,
    })
    await open({ [CALL]: fine })
    expect(await screen.findByRole('link', { name: words })).toBeDefined()
  })

  it('keeps the room while it loads', async () => {
    keepFakePlate()
    await open({ [CALL]: neverAnswered })
    expect(await screen.findByText('Chargement')).toBeDefined()
  })

  it('under a number with spaces or its key has one address', async () => {
    const { navigation } = await mountRemote(mount, { path: `/fps/${NUMBER}42`, subscriber: null })
    await waitFor(() => expect(navigation.location.pathname).toBe(PATH))
  })

  it('that cannot be one is told as such', async () => {
    await mountRemote(mount, { path: '/fps/12', subscriber: null })
    expect(await screen.findByRole('heading', { name: 'Ce numéro n’est pas celui d’un FPS' })).toBeDefined()
  })
})
