import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { workerThread } from './worker-thread.ts'

/** Answers with the id of its thread; `slow` is never answered, `fail` and `exit` end the thread. */
const PROGRAM = `
  import { parentPort, threadId } from 'node:worker_threads'
  parentPort.on('message', question => {
    if (question === 'fail') throw new Error('no answer')
    if (question === 'exit') setTimeout(() => process.exit(), 20)
    if (question === 'full') for (const all = []; ; ) all.push(new Array(100_000).fill(question))
    if (question !== 'slow') parentPort.postMessage(threadId)
  })
  parentPort.postMessage('ready')
`
const newThread = (idleMs?: number) =>
  workerThread({
    file: new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`),
    limits: { maxOldGenerationSizeMb: 32 },
    // Nothing of the test run, which loads TypeScript in its threads.
    env: {},
    ...(idleMs === undefined ? {} : { idleMs }),
  })

test('one thread answers question after question', async () => {
  const thread = newThread()
  await thread.start()
  const first = await thread.ask('who', 5_000)
  expect(await thread.ask('who', 5_000)).toBe(first)
})

test.each([
  ['takes too long', 'slow', 30, { name: 'AbortError' }],
  ['throws', 'fail', 5_000, { message: 'no answer' }],
  ['needs too much memory', 'full', 20_000, { code: 'ERR_WORKER_OUT_OF_MEMORY' }],
])(
  'a question that %s ends its thread, and the next one has another',
  async (_, question, capMs, failure) => {
    const thread = newThread()
    const first = await thread.ask('who', 5_000)
    await expect(thread.ask(question, capMs)).rejects.toMatchObject(failure)
    const second = await thread.ask('who', 5_000)
    expect(second).not.toBe(first)
    expect(await thread.ask('who', 5_000)).toBe(second)
  },
)

test('a thread that died while it waited is replaced', async () => {
  const thread = newThread()
  const first = await thread.ask('exit', 5_000)
  await vi.waitFor(async () => expect(await thread.ask('who', 5_000)).not.toBe(first), { timeout: 5_000 })
})

test('a thread that nobody asks ends, and one that is asked stays', async () => {
  const thread = newThread(200)
  const first = await thread.ask('who', 5_000)
  for (let asked = 0; asked < 5; asked += 1) {
    await wait(80)
    expect(await thread.ask('who', 5_000)).toBe(first)
  }
  await wait(400)
  expect(await thread.ask('who', 5_000)).not.toBe(first)
})
