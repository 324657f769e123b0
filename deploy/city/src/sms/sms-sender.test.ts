import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoClock } from '../clock.ts'
import { createSmsSender, dialled } from './sms-sender.ts'

let status = 202
const seen: { headers: IncomingMessage['headers']; body: string }[] = []
const gateway = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  seen.push({ headers: request.headers, body })
  response.writeHead(status, status === 302 ? { location: '/' } : {}).end()
})
const clock = createDemoClock(0)

beforeAll(() => new Promise<void>(resolve => gateway.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  gateway.closeAllConnections()
  gateway.close()
})
const sender = () =>
  createSmsSender(
    { smsUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`, smsToken: 'secret' },
    clock,
  )

test('a gateway gets the number in its international form, the words and who asks', async () => {
  await (await sender()).send({ to: '06 12 34 56 78', text: 'Bonjour' })
  const [{ headers, body } = { headers: {}, body: '' }] = seen
  expect(headers.authorization).toBe('Bearer secret')
  expect(JSON.parse(body)).toEqual({ to: '+33612345678', text: 'Bonjour' })
})

test.each([400, 500, 302])('a gateway that answers %i has sent nothing', async answer => {
  status = answer
  await expect((await sender()).send({ to: '0612345678', text: 'Bonjour' })).rejects.toThrow()
})

test('without a gateway messages are kept, the newest first', async () => {
  const kept = await createSmsSender({}, clock)
  await kept.send({ to: '0612345678', text: 'one' })
  clock.moveBy(1_000)
  await kept.send({ to: '0612345678', text: 'two' })
  expect((await kept.list()).map(({ text }) => text)).toEqual(['two', 'one'])
})

test.each([
  ['0612345678', '+33612345678'],
  ['06.12.34.56.78', '+33612345678'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['+32 475 12 34 56', '+32475123456'],
])('%s is dialled %s', (written, number) => {
  expect(dialled(written)).toBe(number)
})
