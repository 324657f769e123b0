import { inDays, mountRemote } from '@parvis/shared-kernel/testing'
import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { mount } from '../entry.ts'
import { CALL, fakeFine, keepFakePlate, PATH } from '../testing/fake-fine.ts'

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
