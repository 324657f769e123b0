import { mkdtemp } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { startCityProcess } from './testing/city-process.ts'
import { testDatabaseUrl } from './testing/test-database.ts'

// A process of its own starts slowly on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const BODY = JSON.stringify({ text: 'rue des Tanneurs', limit: 1 })
const HEAD = `POST /api/v0/geocoding/research HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`

const openCity = async () =>
  startCityProcess({
    dataFolder: await mkdtemp(join(tmpdir(), 'parvis-signals-')),
    databaseUrl: await testDatabaseUrl(),
    env: { LOG_LEVEL: 'info' },
  })

const beginSlowCall = async (api: string) => {
  const socket = connect(Number(new URL(api).port), '127.0.0.1')
  const heard: string[] = []
  socket.on('data', data => heard.push(data.toString()))
  socket.on('error', () => undefined)
  socket.write(HEAD + BODY.slice(0, 10))
  await wait(200)
  return { socket, heard }
}

test('told to stop, the city finishes the call that runs and ends well', async () => {
  const city = await openCity()
  const { socket, heard } = await beginSlowCall(city.urls.api)
  const ended = city.stop()
  await wait(200)
  await expect(fetch(`${city.urls.api}/healthz`)).rejects.toThrow()
  socket.write(BODY.slice(10))
  expect(await ended).toBe(0)
  expect(heard.join('')).toContain('200 OK')
  expect(heard.join('')).toContain('rue des Tanneurs, 38990 Valmont')
})

test('told twice, it ends at once', async () => {
  const city = await openCity()
  await beginSlowCall(city.urls.api)
  const started = performance.now()
  const ended = city.stop()
  await wait(200)
  void city.stop()
  expect(await ended).toBe(1)
  expect(performance.now() - started).toBeLessThan(5_000)
})
