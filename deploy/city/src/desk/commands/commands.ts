import type { Act, Answer, Desk } from '../desk.ts'
import { type Raw, readGiven } from '../given.ts'
import { APPEAL_COMMANDS } from './appeal-commands.ts'
import { AROUND_COMMANDS } from './around-commands.ts'
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

export type ActName = keyof typeof ALL

/** All commands of an agent; pages and JSON calls are made from this table. */
export const COMMANDS: Readonly<Record<ActName, Act>> = ALL

export const isAct = (name: string): name is ActName => Object.hasOwn(ALL, name)

/** Runs a command. @throws Refusal with the reason */
export const runCommand = async (desk: Desk, name: ActName, raw: Raw): Promise<Answer> =>
  COMMANDS[name].run(desk, readGiven(COMMANDS[name].fields, raw))
