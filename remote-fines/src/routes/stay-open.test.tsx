import { inDays, mountRemote } from '@parvis/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'
import { recallPlates } from '../fine-access/plate-memory.ts'
import { CALLS, contestedCity, fakeAppeal, filedAppeal, openCity } from '../testing/fake-appeal.ts'
import { keepFakePlate, NUMBER, PATH } from '../testing/fake-fine.ts'

const dueDatetime = inDays(7)
const asked = {
  ...contestedCity(filedAppeal({ status: 'COMPLEMENT_REQUESTED' }), {
    claims: [{ type: 'RAPO', date: inDays(-5), status: 'COMPLEMENT_REQUESTED', dueDatetime }],
  }),
  [CALLS.complement]: { message: 'Encore.', pieces: [], requestDatetime: inDays(-1), dueDatetime },
}
const draft = openCity(fakeAppeal({ reasonId: 'other', statement: 'La machine était en panne.' }))
const PAGES = [
  ['an appeal', `${PATH}/appeal/form?step=reason`, draft, /^Pourquoi contestez-vous/],
  ['what the city still asks', `${PATH}/appeal/complement`, asked, /^Répondre/],
] as const

/** So old that the warning comes a moment after the page, or the end does. */
const NEARLY_WARNED = 779.5
const NEARLY_OVER = 899.5
const secondsLeft = () => ((recallPlates(Date.now() as never)[0]?.until ?? 0) - Date.now()) / 1000
const question = () => screen.findByRole('alertdialog', { name: /^Êtes-vous toujours là/ })

vi.setConfig({ testTimeout: 30_000 })

const WITH_ACCOUNT = { 'GET /api/subscriber/fps': [] }
const [FORM, COMPLEMENT] = PAGES
/** An account keeps the draft of an appeal, and nothing of an answer to the city. */
const WRITERS = [
  ['without an account', { subscriber: null }, FORM],
  ['without an account', { subscriber: null }, COMPLEMENT],
  ['with an account', {}, COMPLEMENT],
] as const

describe.each(WRITERS)('who writes %s', (_account, who, [what, path, answers, title]) => {
  it(`${what}: they are asked to stay two minutes before it is forgotten, and stay`, async () => {
    keepFakePlate(NEARLY_WARNED)
    await mountRemote(mount, { path, ...who, answers: { ...answers, ...WITH_ACCOUNT } })
    await question()
    expect(secondsLeft()).toBeLessThan(121)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Continuer ma saisie' }))
    expect(secondsLeft()).toBeGreaterThan(890)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
  })

  it(`${what}: they learn in sight that it is forgotten`, async () => {
    keepFakePlate(NEARLY_OVER)
    await mountRemote(mount, { path, ...who, answers: { ...answers, ...WITH_ACCOUNT } })
    const told = await screen.findByText(/ce que vous aviez écrit sont effacés/)
    expect(told.closest('[tabindex="-1"]')?.contains(document.activeElement)).toBe(true)
  })
})

it('who writes an appeal with an account is asked nothing: their draft is the account’s', async () => {
  keepFakePlate(NEARLY_WARNED)
  await mountRemote(mount, { path: FORM[1], answers: { ...draft, ...WITH_ACCOUNT } })
  await screen.findByRole('heading', { level: 1, name: FORM[3] })
  await new Promise(resolve => setTimeout(resolve, 1_000))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(recallPlates(Date.now() as never)[0]?.fineId).toBe(NUMBER)
})
