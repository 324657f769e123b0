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
  ['what the city still asks', `${PATH}/appeal/complement`, asked, /^Répondre|complément/i],
] as const

/** So old that the warning comes a moment after the page, or the end does. */
const NEARLY_WARNED = 779.5
const NEARLY_OVER = 899.5
const secondsLeft = () => ((recallPlates(Date.now() as never)[0]?.until ?? 0) - Date.now()) / 1000
const question = () => screen.findByRole('alertdialog', { name: /^Êtes-vous toujours là/ })

vi.setConfig({ testTimeout: 30_000 })

describe.each(PAGES)('who writes %s without an account', (_, path, answers, title) => {
  it('is asked to stay two minutes before it is forgotten, and stays', async () => {
    keepFakePlate(NEARLY_WARNED)
    await mountRemote(mount, { path, subscriber: null, answers })
    await question()
    expect(secondsLeft()).toBeLessThan(121)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Continuer ma saisie' }))
    expect(secondsLeft()).toBeGreaterThan(890)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
  })

  it('learns in sight that it is forgotten', async () => {
    keepFakePlate(NEARLY_OVER)
    await mountRemote(mount, { path, subscriber: null, answers })
    const told = await screen.findByText(/ce que vous aviez écrit sont effacés/)
    expect(told.closest('[tabindex="-1"]')?.contains(document.activeElement)).toBe(true)
  })
})

it('who writes with an account is asked nothing: their draft is the account’s', async () => {
  keepFakePlate(NEARLY_WARNED)
  await mountRemote(mount, { path: PAGES[0][1], answers: { ...draft, 'GET /api/subscriber/fps': [] } })
  await screen.findByRole('heading', { level: 1, name: PAGES[0][3] })
  await new Promise(resolve => setTimeout(resolve, 1_000))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(recallPlates(Date.now() as never)[0]?.fineId).toBe(NUMBER)
})
