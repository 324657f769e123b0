import assert from 'node:assert/strict'
import type { Run } from './run.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const allowOf = (headers: Headers): string[] =>
  (headers.get('allow') ?? '')
    .split(',')
    .map(method => method.trim())
    .filter(method => method !== '')

/** Every path reports its methods (`Allow`) and refuses others before any other check. */
export const runMethodChecks = async ({ client, report }: Run): Promise<void> => {
  for (const path of new Set(client.calls.map(call => call.path))) {
    const known = client.calls.filter(call => call.path === path).map(({ method }) => method)
    report.group(`OPTIONS ${path}`, { area: client.calls.find(call => call.path === path)?.area ?? '' })
    await report.check(`OPTIONS ${path}`, 'tells the methods, and 405 refuses the others', async () => {
      const options = await client.ask('OPTIONS', path)
      assert.equal(options.status, 204)
      for (const method of known) assert.ok(allowOf(options.headers).includes(method), `${method} is allowed`)
      const unknown = METHODS.find(method => !allowOf(options.headers).includes(method))
      if (unknown === undefined) return
      const refused = await client.ask(unknown, path)
      assert.equal(refused.status, 405)
      assert.equal(client.answers.faultBySchema('ErrorBody', refused.body), null)
      assert.ok(allowOf(refused.headers).length > 0, '405 says what is allowed')
    })
  }
}
