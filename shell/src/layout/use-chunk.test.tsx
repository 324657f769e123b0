import { lazyChunk } from '@parvis/shared-kernel/remote'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { preloadOnIntent } from '../remotes/preload-on-intent.ts'
import { wholeRelease } from '../remotes/whole-release.ts'
import { useChunk } from './use-chunk.ts'

const MANY = 25

describe('a part of the shell whose code cannot come', () => {
  it('is fetched twice, however often it is drawn, until somebody presses retry', async () => {
    let isBroken = true
    const fetchPart = vi.fn(async () => {
      if (isBroken) throw new Error('lost')
      return 'part'
    })
    const chunk = lazyChunk(fetchPart)
    const onError = vi.fn()
    const { result, rerender } = renderHook(() => useChunk(chunk, onError))
    for (let times = 0; times < MANY; times += 1) await act(async () => rerender())
    expect(fetchPart).toHaveBeenCalledTimes(2)
    expect(onError).toHaveBeenCalledOnce()
    isBroken = false
    await act(async () => result.current.kind === 'failed' && result.current.retry())
    expect(result.current).toEqual({ kind: 'loaded', value: 'part' })
    expect(fetchPart).toHaveBeenCalledTimes(3)
  })
})

describe('the release, which links are fetched ahead by', () => {
  it('is asked for twice, however many links a pointer passes', async () => {
    const fetching = vi.fn(async () => new Response('', { status: 503 }))
    vi.stubGlobal('fetch', fetching)
    const link = Object.assign(document.createElement('a'), { href: '/fps' })
    document.body.append(link)
    const heard = vi.spyOn(document, 'addEventListener')
    preloadOnIntent(document)
    const listeners = heard.mock.calls.map(([kind, listener]) => [kind, listener] as const)
    for (let times = 0; times < MANY; times += 1) {
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
})
