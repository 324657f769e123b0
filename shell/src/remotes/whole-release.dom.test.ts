import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { preloadOnIntent } from './preload-on-intent.ts'
import { wholeRelease } from './whole-release.ts'

it('the release, which links are fetched ahead by, is asked for twice, however many links a pointer passes', async () => {
  const fetching = vi.fn(async () => new Response('', { status: 503 }))
  vi.stubGlobal('fetch', fetching)
  const link = Object.assign(document.createElement('a'), { href: '/fps' })
  document.body.append(link)
  const heard = vi.spyOn(document, 'addEventListener')
  preloadOnIntent(document)
  const listeners = heard.mock.calls.map(([kind, listener]) => [kind, listener] as const)
  for (let times = 0; times < 25; times += 1) {
    link.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await act(async () => {})
  }
  await expect(wholeRelease.load()).rejects.toThrow('503')
  expect(fetching).toHaveBeenCalledTimes(2)
  // The document and `wholeRelease` are shared by the tests that follow.
  for (const [kind, listener] of listeners) document.removeEventListener(kind, listener)
  heard.mockRestore()
  wholeRelease.forget()
  link.remove()
})
