import { Piscina } from 'piscina'
import { afterEach, expect, test, vi } from 'vitest'
import { requireStrongPassword } from './password-strength.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const judge = () => requireStrongPassword('correct cheval agrafe pile', ['Camille'])
const BUSY = { status: 503, details: { headers: { 'retry-after': '3' } } }

test('a thread that fails is a fault of the city, not a lack of room', async () => {
  const failure = new Error('Cannot find package')
  vi.spyOn(Piscina.prototype, 'run').mockRejectedValue(failure)
  await expect(judge()).rejects.toBe(failure)
})

test('who comes when the queue is full is told to come back', async () => {
  vi.spyOn(Piscina.prototype, 'queueSize', 'get').mockReturnValue(200)
  await expect(judge()).rejects.toMatchObject(BUSY)
})

test('who waits for too long is told to come back', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  await expect(judge()).rejects.toMatchObject(BUSY)
})
