import { sentenceOf } from '@parvis/shared-kernel/messages/error-sentences'
import { type Context, Hono } from 'hono'
import { badRequest, notFound, Refusal } from '../http/refusal.ts'
import { isAct, runCommand } from './commands/commands.ts'
import type { Desk } from './desk.ts'
import { programsOnly } from './desk-guard.ts'
import type { Raw } from './given.ts'

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

/**
 * Serves each command as a POST of JSON, for tests and demonstrations that prepare a case. Reading is left to the
 * pages.
 */
export const deskApi = (desk: Desk): Hono => {
  const app = new Hono()
  app.use(programsOnly)
  app.onError((failure, c) => {
    if (!(failure instanceof Refusal)) throw failure
    const { status, code, details } = failure
    const message = details.message ?? sentenceOf(code, 'en')
    return c.json({ status, error: code, message, fields: details.fields ?? [] }, status)
  })
  app.post('/:command', async c => {
    const name = c.req.param('command')
    if (!isAct(name)) throw notFound()
    const { data } = await runCommand(desk, name, await readBody(c))
    return c.json({ data })
  })
  return app
}
