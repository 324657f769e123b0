import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import type { Field } from './commands/command.ts'
import { COMMANDS, type CommandName, isCommand } from './commands/commands.ts'
import { DESK_HEADER } from './desk-guard.ts'
import { usage, usageOf } from './usage.ts'

/** Where a command line runs. */
export interface Terminal {
  say(text: string): void
  complain(text: string): void
  env: Readonly<Record<string, string | undefined>>
}

const DONE = 0
const REFUSED = 1
const NOT_UNDERSTOOD = 2
const NO_DESK = 3

const DESK = 'http://127.0.0.1:4314'

/** A line that cannot be read, with what would be right. */
class Misread extends Error {}

interface Line {
  name: CommandName
  values: Record<string, string | string[]>
  desk: string | undefined
  isJson: boolean
}

/** The longest command that the first words make: `fine issue` before `fine`. */
const commandOf = (words: readonly string[]): { name: CommandName; rest: readonly string[] } => {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join('-')
    if (words.length >= length && isCommand(name)) return { name, rest: words.slice(length) }
  }
  throw new Misread(
    words.length === 0 ? usage() : `Unknown command "${words[0]}". Without one, all are listed.`,
  )
}

const placedValues = (name: CommandName, rest: readonly string[]): Record<string, string> => {
  const places = COMMANDS[name].fields.filter(({ isPlaced }) => isPlaced)
  const last = places.at(-1)
  // A text at the end needs no quotes.
  const words =
    last?.kind === 'text' && rest.length > places.length
      ? [...rest.slice(0, places.length - 1), rest.slice(places.length - 1).join(' ')]
      : rest
  if (words.length > places.length) throw new Misread(`Too much: ${words.slice(places.length).join(' ')}`)
  return Object.fromEntries(
    places.flatMap((field, index) => (words[index] ? [[field.name, words[index]]] : [])),
  )
}

/** The flags of the table itself, so that a line is read by the command that it names. */
const flagsOf = (fields: readonly Field[]) =>
  Object.fromEntries(
    fields.map(({ name }) =>
      name === 'all'
        ? [name, { type: 'boolean' as const }]
        : [name, { type: 'string' as const, multiple: true }],
    ),
  )

/** `-2h` is a move of the clock, not a flag. */
const looksLikeFlag = (word: string) => word.startsWith('--')

const firstWords = (words: readonly string[]): string[] => {
  const end = words.findIndex(looksLikeFlag)
  return words.slice(0, end === -1 ? undefined : end)
}

const textValues = (values: Readonly<Record<string, unknown>>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === true) return [[name, 'true']]
      if (!Array.isArray(value)) return []
      return [[name, value.length === 1 ? String(value[0]) : value.map(String)]]
    }),
  )

const readLine = (words: readonly string[]): Line => {
  const first = firstWords(words)
  const { name, rest } = commandOf(first)
  const flags = flagsOf(COMMANDS[name].fields)
  try {
    const { values } = parseArgs({
      args: words.slice(first.length),
      options: { ...flags, desk: { type: 'string' }, json: { type: 'boolean' } },
    })
    const { desk, json, ...given }: Readonly<Record<string, unknown>> = values
    return {
      name,
      values: { ...textValues(given), ...placedValues(name, rest) },
      desk: typeof desk === 'string' ? desk : undefined,
      isJson: json === true,
    }
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : ''
    throw new Misread(`${reason}\nUsage: ${usageOf(name)}`)
  }
}

/** A document is named by its file. */
const withFiles = async ({ name, values }: Line): Promise<Line['values']> => {
  const read = { ...values }
  for (const { kind, name: field } of COMMANDS[name].fields) {
    const file = read[field]
    if (kind !== 'document' || typeof file !== 'string') continue
    read[field] = await readFile(file, 'utf8').catch(() => {
      throw new Misread(`The file ${file} cannot be read.`)
    })
  }
  return read
}

const answerShape = v.object({
  data: v.unknown(),
  text: v.string(),
  done: v.optional(v.string()),
})
const refusalShape = v.object({
  status: v.number(),
  error: v.string(),
  message: v.string(),
  fields: v.array(v.object({ path: v.string(), message: v.string() })),
})

const ask = async (desk: string, name: CommandName, values: Line['values']): Promise<unknown> => {
  const isReading =
    COMMANDS[name].kind === 'read' && !COMMANDS[name].fields.some(({ kind }) => kind === 'document')
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) => [value].flat().map(one => [key, one])),
  )
  const response = await fetch(`${desk}/api/${name}${isReading ? `?${query}` : ''}`, {
    method: isReading ? 'GET' : 'POST',
    headers: { [DESK_HEADER]: '1', 'content-type': 'application/json' },
    ...(isReading ? {} : { body: JSON.stringify(values) }),
  })
  return response.json()
}

const tell = (terminal: Terminal, line: Line, body: unknown): number => {
  const refusal = v.safeParse(refusalShape, body)
  if (refusal.success) {
    const { message, error, fields } = refusal.output
    if (line.isJson) terminal.say(JSON.stringify(refusal.output))
    else
      terminal.complain(
        [`${message} (${error})`, ...fields.map(({ path, message: fault }) => `  ${path}: ${fault}`)].join(
          '\n',
        ),
      )
    return REFUSED
  }
  const { data, text, done } = v.parse(answerShape, body)
  const words = [done, text].filter(part => part !== undefined && part !== '').join('\n')
  terminal.say(line.isJson ? JSON.stringify(data) : words)
  return DONE
}

const run = async (words: readonly string[], terminal: Terminal): Promise<number> => {
  const line = readLine(words)
  const values = await withFiles(line)
  const desk = (line.desk ?? terminal.env.PARVIS_DESK_URL ?? DESK).replace(/\/+$/, '')
  try {
    return tell(terminal, line, await ask(desk, line.name, values))
  } catch {
    terminal.complain(`No desk answers at ${desk}. Is the city running, with its desk on?`)
    return NO_DESK
  }
}

/** Runs one command line; answers the code that the process ends with. */
export const runCli = async (words: readonly string[], terminal: Terminal): Promise<number> => {
  if (words.length === 0 || words.includes('--help') || words[0] === 'help') {
    terminal.say(usage())
    return words.length === 0 ? NOT_UNDERSTOOD : DONE
  }
  try {
    return await run(words, terminal)
  } catch (failure) {
    if (!(failure instanceof Misread)) throw failure
    terminal.complain(failure.message)
    return NOT_UNDERSTOOD
  }
}
