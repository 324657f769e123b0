import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTwoCities, type TwoCities, times } from './two-cities.ts'

const HOST = 'https://www.valmont.example'
let two: TwoCities

beforeAll(async () => {
  two = await startTwoCities()
})
afterAll(() => two.stop())

test('of twenty exchanges of one grant at once, in two processes, one opens a session', async () => {
  const token = await two.first.tokenOf('camille')
  for (let run = 0; run < 5; run += 1) {
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const granted = await Promise.all(
      times(4, turn => two.of(turn).ask('/api/embed/grants', { token, body: { origin: HOST, challenge } })),
    )
    expect(granted.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    const answers = await Promise.all(
      times(20, turn =>
        two.of(turn).ask('/api/embed/sessions', { body: { verifier }, headers: { origin: HOST } }),
      ),
    )
    const count = (status: number) => answers.filter(answer => answer.status === status).length
    expect([count(200), count(204)]).toEqual([1, 19])
  }
  const sessions = await two.first.deps.db.selectFrom('sessions').select('session_hash').execute()
  expect(sessions).toHaveLength(6)
})
