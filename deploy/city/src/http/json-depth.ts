import type { MiddlewareHandler } from 'hono'
import type { CityEnv } from './context.ts'
import { badRequest } from './refusal.ts'

/**
 * More than twice the depth of any body in the contract. Its readers recurse once per level, so depth must be bounded.
 */
export const DEEPEST_JSON = 32

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Returns the index of the quote that ends the JSON string around `from`. */
const endOfText = (json: string, from: number): number => {
  let at = from
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}

/** Whether arrays and objects nest deeper than `deepest`. Scans each character once, without parsing or recursion. */
export const isTooDeep = (json: string, deepest = DEEPEST_JSON): boolean => {
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) at = endOfText(json, at + 1)
    else if (OPENING.has(code)) depth += 1
    else if (CLOSING.has(code)) depth -= 1
    if (depth > deepest) return true
  }
  return false
}

/** Refuses a body nested too deeply before anything parses it, whatever its content type: some routes read any text. */
export const limitDepth: MiddlewareHandler<CityEnv> = async (c, next) => {
  if (isTooDeep(await c.req.text())) throw badRequest([{ path: '', message: 'Nested too deeply' }])
  await next()
}
