import { type Context, Hono } from 'hono'
import { badRequest, notFound, Refusal } from '../http/refusal.ts'
import { sentenceOf } from '../http/sentences.ts'
import { COMMANDS, isCommand, wordsOf } from './commands/commands.ts'
import type { Desk } from './desk.ts'
import { commandLineOnly } from './desk-guard.ts'
import type { Raw } from './given.ts'
import { runCommand } from './run-command.ts'

const readBody = async (c: Context): Promise<Raw> => {
  const text = await c.req.text()
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null) return { ...body }
  } catch {
    throw badRequest([{ path: '', message: 'Invalid JSON' }])
  }
  throw badRequest([{ path: '', message: 'object' }])
}

/** Every command as a call: one that reads is a GET with its fields in the address, one that decides a POST of JSON. */
export const deskApi = (desk: Desk): Hono => {
  const app = new Hono()
  app.use(commandLineOnly)
  app.onError((failure, c) => {
    if (!(failure instanceof Refusal)) throw failure
    const { status, code, details } = failure
    const message = details.message ?? sentenceOf(code, 'en')
    return c.json({ status, error: code, message, fields: details.fields ?? [] }, status)
  })
  app.get('/', c =>
    c.json(
      Object.entries(COMMANDS).map(([name, { does, kind }]) => ({ name, words: wordsOf(name), kind, does })),
    ),
  )
  app.on(['GET', 'POST'], '/:command', async c => {
    const name = c.req.param('command')
    if (!isCommand(name)) throw notFound()
    const command = COMMANDS[name]
    const isReading = c.req.method === 'GET'
    if (isReading && command.kind === 'act') throw new Refusal(405, 'Method Not Allowed')
    const { data, text, isUnchanged } = await runCommand(
      desk,
      name,
      isReading ? c.req.query() : await readBody(c),
    )
    const done = command.kind === 'act' && !isUnchanged ? command.done.en : undefined
    return c.json({ data, text, ...(done === undefined ? {} : { done }) })
  })
  return app
}
