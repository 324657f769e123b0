import { inDays, mountRemote } from '@parvis/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { mount } from '../entry.ts'
import { CALLS, contestedCity, filedAppeal, openCity } from '../testing/fake-appeal.ts'
import { CALL, fakeFine, keepFakePlate, PATH, plain } from '../testing/fake-fine.ts'

const KEPT = 'GET /api/subscriber/fps'
const PENDING = { paymentPending: true }
const PAID = { antaiFps: [{ paymentAmount: 3500, paymentDatetime: inDays(-1) }] }
const rejected = filedAppeal({
  status: 'REJECTED',
  answer: 'Non.',
  answerDatetime: inDays(-1),
  access: 'HOLDER',
})
const keptBy = (fine: object) => ({ [KEPT]: [{ fps: fine, keptDatetime: inDays(0) }] })

/** Every screen that mentions paying a fine, with the title that identifies it. */
const SCREENS = {
  'its page': { path: PATH, title: /Votre FPS/, city: (fine: object) => ({ [CALL]: fakeFine(fine) }) },
  'the list': { path: '/fps', title: /Votre forfait/, city: (fine: object) => keptBy(fakeFine(fine)) },
  'the first page of an appeal': {
    path: `${PATH}/appeal`,
    title: /Contester ce FPS/,
    city: (fine: object) => ({ ...openCity(), [CALL]: fakeFine(fine) }),
  },
  'a fine that cannot be contested': {
    path: `${PATH}/appeal`,
    title: /Contester ce FPS/,
    city: (fine: object) => ({
      [CALL]: fakeFine({ appealDeadline: inDays(-1), ...fine }),
      [CALLS.check]: { allowed: false, reason: 'AppealDeadlinePassed' },
    }),
  },
  'an appeal that was rejected': {
    path: `${PATH}/appeal`,
    title: /Votre contestation/,
    city: (fine: object) => contestedCity(rejected, fine),
  },
}
type Screen = keyof typeof SCREENS
const NAMES = Object.keys(SCREENS) as Screen[]

const show = async (name: Screen, fine: object) => {
  const { path, title, city } = SCREENS[name]
  await mountRemote(mount, { path, answers: { [KEPT]: [], ...city(fine) } })
  // The page's chunk loads first.
  await screen.findByRole('heading', { level: 1, name: title }, { timeout: 10_000 })
  // The list comes after its title.
  if (name === 'the list') await screen.findByText('12 rue de la République')
}
const paying = () => [
  ...screen.queryAllByRole('link', { name: /^Payer/ }),
  ...screen.queryAllByRole('button', { name: /^Payer/ }),
]
const ASKS: Record<Screen, boolean> = {
  'its page': true,
  'the list': true,
  // This page explains and asks for no payment.
  'the first page of an appeal': false,
  'a fine that cannot be contested': true,
  'an appeal that was rejected': true,
}

beforeEach(() => keepFakePlate())

describe.each(NAMES)('%s', name => {
  it('asks for what is due', async () => {
    await show(name, {})
    expect(paying().length > 0).toBe(ASKS[name])
    expect(screen.queryByRole('link', { name: /^Suivre (ce|le) paiement/ })).toBeNull()
  })

  it('asks for nothing while a payment is on its way, and leads to it', async () => {
    await show(name, PENDING)
    expect(paying()).toEqual([])
    const [follow] = screen.getAllByRole('link', { name: /^Suivre (ce|le) paiement/ })
    expect(follow?.getAttribute('href')).toBe(`${PATH}/payments`)
    expect(plain(document.body.textContent)).not.toMatch(
      /À payer maintenant ?17,00|Ensuite :|Vous pouvez payer|tarif réduit \(17/,
    )
  })

  it('asks for nothing once it is paid, whatever else is on its way', async () => {
    await show(name, { ...PAID, ...PENDING })
    expect(paying()).toEqual([])
    expect(screen.queryByRole('link', { name: /^Suivre (ce|le) paiement/ })).toBeNull()
  })
})

it('a fine whose payment is on its way counts for nothing in what the list asks for', async () => {
  await show('the list', PENDING)
  const list = within(await screen.findByRole('region', { name: 'Vos FPS' }))
  expect(plain(list.getByRole('status').textContent)).toContain('0,00 €Aucun FPS à payer')
  expect(list.getByText('Paiement en cours')).toBeDefined()
})

it.each([
  ['its page', { paymentPendingAmount: 1700 }, /confirmation ?17,00 €/],
  ['the list', { paymentPendingAmount: 1700 }, /Paiement en cours.*17,00 €.*Suivre/],
  ['its page', {}, /confirmation ?Un paiement/],
] as const)('%s shows of a payment on its way, %j, its own amount', async (name, amount, said) => {
  const [version] = fakeFine().versions
  await show(name, { ...PENDING, ...amount, versions: [{ ...version, reducedDatetime: inDays(-1) }] })
  expect(plain(document.body.textContent)).toMatch(said)
})
