import { inDays, mountRemote } from '@parvis/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { mount } from '../entry.ts'
import { CALL, fakeFine, keepFakePlate, PATH, plain } from '../testing/fake-fine.ts'

vi.setConfig({ testTimeout: 30_000 })

const ADDRESS = `/#${PATH}`

it('on a page that embeds it, a fine leads to how it is contested and leaves the address alone', async () => {
  const { href } = window.location
  onTestFinished(() => {
    sessionStorage.clear()
    window.history.replaceState(null, '', href)
  })
  keepFakePlate()
  window.history.replaceState(null, '', ADDRESS)
  const root = document.createElement('div')
  await mountRemote(
    (element, context) => {
      element.attachShadow({ mode: 'open' }).append(root)
      return mount(root.appendChild(document.createElement('div')), {
        ...context,
        host: { root, headingLevel: 2 },
      })
    },
    { path: PATH, subscriber: null, answers: { [CALL]: fakeFine({ appealDeadline: inDays(-1) }) } },
  )
  await userEvent.click(await within(root).findByRole('link', { name: 'En savoir plus' }))
  const { activeElement } = root.getRootNode() as ShadowRoot
  expect(activeElement).toBe(within(root).getByRole('heading', { name: /^Contester ce FPS/ }))
  expect(window.location.href.endsWith(ADDRESS)).toBe(true)
})

it.each([
  ['portal', 'quitter ce portail', 'puis revenir ici'],
  ['page', 'quitter cette page', 'puis revenir ici'],
  ['frame', 'quitter cette page', 'puis arriver sur le portail de la ville, qui peut redemander la plaque'],
])('somebody who pays in a %s reads where they leave from and come back to', async (place, from, to) => {
  onTestFinished(() => {
    sessionStorage.clear()
    vi.restoreAllMocks()
  })
  keepFakePlate()
  if (place === 'frame') vi.spyOn(window, 'top', 'get').mockReturnValue(null)
  const host = { root: document.body, headingLevel: 2 } as const
  await mountRemote(
    (element, context) => mount(element, place === 'portal' ? context : { ...context, host }),
    { path: `${PATH}/payments`, subscriber: null, answers: { [CALL]: fakeFine() } },
  )
  const said = plain((await screen.findByText(/Vous allez quitter/)).textContent)
  expect(said).toContain(`${from} pour la page de paiement de la ville, ${to}.`)
})
