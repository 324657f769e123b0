import type { Field } from './commands/command.ts'
import { COMMAND_NAMES, COMMANDS, type CommandName, wordsOf } from './commands/commands.ts'

const placed = ({ name, isOptional }: Field): string => (isOptional ? `[${name}]` : `<${name}>`)

/** Their names say more than how they are written. */
const NAMED: readonly Field['kind'][] = ['line', 'lines', 'choice']

const valueWords = ({ name, kind, choices = {} }: Field): string => {
  const known = Object.keys(choices)
  if (known.length > 0) return known.join('|')
  return NAMED.includes(kind) ? name : kind
}

const flag = (field: Field): string => {
  const written = field.name === 'all' ? '--all' : `--${field.name} <${valueWords(field)}>`
  return field.isOptional ? `[${written}]` : written
}

/** A command as it is typed. */
export const usageOf = (name: CommandName): string => {
  const fields: readonly Field[] = COMMANDS[name].fields
  const shown = fields.filter(field => field.name !== 'version' || !field.isHidden)
  const places = shown.filter(field => field.isPlaced).map(placed)
  const flags = shown.filter(field => !field.isPlaced).map(flag)
  return [wordsOf(name), ...places, ...flags].join(' ')
}

const line = (name: CommandName): string => `  ${usageOf(name)}\n      ${COMMANDS[name].does}`

/** Every command of the table. */
export const usage = (): string =>
  [
    'npm run desk -- <command>',
    '',
    'Plays the city’s agent on a desk that runs on this machine, and moves its demo clock.',
    '',
    ...COMMAND_NAMES.map(line),
    '',
    '  --desk <address>  another desk than http://127.0.0.1:4314 (or PARVIS_DESK_URL)',
    '  --json            answers as JSON',
    '',
    'Amounts are in euros, days 2027-03-01, moments 2027-03-01T08:30 on the city’s clock.',
    'Ends with 0 when it is done, 1 when the desk says no, 2 when the line is not understood,',
    '3 when no desk answers.',
  ].join('\n')
