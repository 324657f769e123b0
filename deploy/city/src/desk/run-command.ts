import { APPEAL_ACTIONS } from './actions/appeal-actions.ts'
import { CLOCK_ACTIONS } from './actions/clock-actions.ts'
import { CONFIG_ACTIONS } from './actions/config-actions.ts'
import { FINE_ACTIONS } from './actions/fine-actions.ts'
import { REFUND_ACTIONS } from './actions/refund-actions.ts'
import { RIGHT_ACTIONS } from './actions/right-actions.ts'
import { type ActName, COMMANDS } from './commands/commands.ts'
import type { Answer, Desk, Run } from './desk.ts'
import { type Raw, readGiven } from './given.ts'

const RUNS: Readonly<Record<ActName, Run>> = {
  ...RIGHT_ACTIONS,
  ...FINE_ACTIONS,
  ...APPEAL_ACTIONS,
  ...REFUND_ACTIONS,
  ...CLOCK_ACTIONS,
  ...CONFIG_ACTIONS,
}

/** Does what was asked, or leaves with the Refusal that says why not. */
export const runCommand = async (desk: Desk, name: ActName, raw: Raw): Promise<Answer> =>
  RUNS[name](desk, readGiven(COMMANDS[name].fields, raw))
