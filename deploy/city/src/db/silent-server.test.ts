import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestCity, type TestCity } from '../testing/test-city.ts'
import { serverDatabase } from '../testing/test-database.ts'
import { openDatabase } from './database.ts'

/** A proxy that can be told to drop what both sides send, to imitate a server that hangs. */
const wireTo = async (address: string) => {
  const { hostname, port, searchParams } = new URL(address)
  const socketFile = searchParams.get('host')
  const ends: Socket[] = []
  let isSilent = false
  const server = createServer(near => {
    const far = isSilent
      ? near
      : socketFile === null
        ? connect(Number(port), hostname)
        : connect(`${socketFile}/.s.PGSQL.${port}`)
    for (const end of [near, far]) end.on('error', () => undefined)
    ends.push(near, far)
    if (far !== near) near.pipe(far).pipe(near)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const here = Object.assign(new URL(address), { port: (server.address() as { port: number }).port })
  here.searchParams.delete('host')
  here.searchParams.set('connect_timeout', '1')
  return {
    url: here.href,
    fallSilent: () => {
      isSilent = true
      for (const end of ends) end.unpipe().pause()
    },
    end: () => {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}

let database: Awaited<ReturnType<typeof serverDatabase>>
let wire: Awaited<ReturnType<typeof wireTo>>
let city: TestCity

beforeAll(async () => {
  database = await serverDatabase()
  wire = await wireTo(database.url)
  city = await startTestCity({ databaseUrl: wire.url })
})
afterAll(async () => {
  wire.end()
  await city.stop()
  await database.stop()
})

test('callers of a city whose database has stopped to answer hear it, and a start on it ends', async () => {
  await city.ask('/api/catalogue')
  wire.fallSilent()
  // More queries than connections: some wait for an answer, the others for a connection.
  const calls = Array.from({ length: 12 }, () => city.ask('/api/catalogue/streets'))
  const { status, headers, body } = await Promise.race(calls)
  expect([status, headers.get('retry-after'), body.error]).toEqual([503, '1', 'Service Unavailable'])
  await expect(openDatabase({ databaseUrl: wire.url })).rejects.toThrow(
    'DATABASE_URL: the database cannot be opened (Connection terminated due to connection timeout)',
  )
  wire.end()
  await Promise.allSettled(calls)
})
