import { APPEAL_COMMANDS } from './appeal-commands.ts'
import { AROUND_COMMANDS } from './around-commands.ts'
import type { Act, Reading } from './command.ts'
import { FINE_COMMANDS } from './fine-commands.ts'
import { REFUND_COMMANDS } from './refund-commands.ts'
import { RIGHT_COMMANDS } from './right-commands.ts'

const ALL = {
  ...RIGHT_COMMANDS,
  ...FINE_COMMANDS,
  ...APPEAL_COMMANDS,
  ...REFUND_COMMANDS,
  ...AROUND_COMMANDS,
} as const

export type CommandName = keyof typeof ALL

/** Those that decide something. */
export type ActName = {
  [Name in CommandName]: (typeof ALL)[Name]['kind'] extends 'act' ? Name : never
}[CommandName]

/** The one table of what an agent can do: the page, the JSON calls, the command line and its usage text follow it. */
export const COMMANDS: Readonly<Record<CommandName, Act | Reading>> = ALL

export const COMMAND_NAMES = Object.keys(ALL) as readonly CommandName[]

export const isCommand = (name: string): name is CommandName => Object.hasOwn(ALL, name)

export const actNamed = (name: string): Act | null => {
  const command = isCommand(name) ? COMMANDS[name] : null
  return command?.kind === 'act' ? command : null
}

/** How a command is typed: `fine issue`. */
export const wordsOf = (name: string): string => name.replace('-', ' ')
