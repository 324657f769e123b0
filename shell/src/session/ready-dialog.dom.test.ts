import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readyDialog } from './ready-dialog.ts'
import { clearStored, writeStored } from './stored-session.ts'

let isOnline = true
const load = vi.fn<() => Promise<unknown>>()
const type = () => document.body.dispatchEvent(new Event('input', { bubbles: true }))
const signIn = () =>
  writeStored(sessionStorage, { token: 'secret', identityToken: null, sub: 'camille', exp: 2_000_000_000 })

beforeEach(() => {
  isOnline = true
  load.mockReset().mockResolvedValue(undefined)
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  signIn()
})
afterEach(() => {
  // Nothing listens once it was loaded.
  signIn()
  isOnline = true
  load.mockResolvedValue(undefined)
  type()
  clearStored(sessionStorage)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('is loaded when something is typed, once', () => {
  readyDialog(document, null, load)
  expect(load).not.toHaveBeenCalled()
  type()
  type()
  expect(load).toHaveBeenCalledTimes(1)
})

it.each([
  ['at once where a field had the focus, as it may have been typed into', 'textarea', 1],
  ['not for a button that had it', 'button', 0],
])('is loaded %s', (_when, name, times) => {
  readyDialog(document, document.createElement(name), load)
  expect(load).toHaveBeenCalledTimes(times)
})

it('is loaded for nobody who is not signed in, until they are', () => {
  clearStored(sessionStorage)
  readyDialog(document, null, load)
  type()
  expect(load).not.toHaveBeenCalled()
  signIn()
  type()
  expect(load).toHaveBeenCalledTimes(1)
})

it('is not asked for without a network', () => {
  isOnline = false
  readyDialog(document, null, load)
  type()
  expect(load).not.toHaveBeenCalled()
  isOnline = true
  type()
  expect(load).toHaveBeenCalledTimes(1)
})

it('is asked for again when it did not come, not at every key', async () => {
  load.mockRejectedValueOnce(new Error('cut'))
  readyDialog(document, null, load)
  type()
  await vi.advanceTimersByTimeAsync(4_900)
  type()
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  type()
  type()
  expect(load).toHaveBeenCalledTimes(2)
})
