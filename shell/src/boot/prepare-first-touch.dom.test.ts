import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prepareFirstTouch } from './prepare-first-touch.ts'

let isOnline = true
const start = vi.fn()

beforeEach(() => {
  isOnline = true
  start.mockReset()
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const touch = () => window.dispatchEvent(new Event('pointermove'))

it('loads at the first interaction, once', async () => {
  const load = vi.fn(async () => ({ fromFirstTouch: start }))
  prepareFirstTouch(load)
  touch()
  touch()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  expect(start).toHaveBeenCalledTimes(1)
})

it('loads once the page stands, touched or not', async () => {
  prepareFirstTouch(async () => ({ fromFirstTouch: start }))
  await vi.advanceTimersByTimeAsync(4_900)
  expect(start).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(start).toHaveBeenCalledTimes(1)
})

it('asks for nothing without a network, and loads at the first interaction that has one', async () => {
  const load = vi.fn(async () => ({ fromFirstTouch: start }))
  isOnline = false
  prepareFirstTouch(load)
  touch()
  await vi.advanceTimersByTimeAsync(60_000)
  touch()
  expect(load).not.toHaveBeenCalled()
  isOnline = true
  touch()
  await vi.advanceTimersByTimeAsync(0)
  expect(start).toHaveBeenCalledTimes(1)
})

it('loads again after a failure, not at every move of the pointer', async () => {
  const load = vi.fn(async () => ({ fromFirstTouch: start })).mockRejectedValueOnce(new Error('cut'))
  prepareFirstTouch(load)
  touch()
  await vi.advanceTimersByTimeAsync(4_900)
  touch()
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  touch()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(2)
  expect(start).toHaveBeenCalledTimes(1)
})
