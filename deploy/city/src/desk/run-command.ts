import { APPEAL_ACTIONS } from './actions/appeal-actions.ts'
import { CLOCK_ACTIONS } from './actions/clock-actions.ts'
import { CONFIG_ACTIONS } from './actions/config-actions.ts'
import { FINE_ACTIONS } from './actions/fine-actions.ts'
import { REFUND_ACTIONS } from './actions/refund-actions.ts'
import { RIGHT_ACTIONS } from './actions/right-actions.ts'
import { COMMANDS, type CommandName } from './commands/commands.ts'
import type { Answer, Desk, Run } from './desk.ts'
import { type Raw, readGiven } from './given.ts'
import { APPEAL_READINGS } from './readings/appeal-reading.ts'
import { AROUND_READINGS } from './readings/around-reading.ts'
import { DOSSIER_READINGS } from './readings/dossier-reading.ts'
import { FINE_READINGS } from './readings/fine-reading.ts'
import { REFUND_READINGS } from './readings/refund-reading.ts'

const RUNS: Readonly<Record<CommandName, Run>> = {
  ...RIGHT_ACTIONS,
  ...FINE_ACTIONS,
  ...APPEAL_ACTIONS,
  ...REFUND_ACTIONS,
  ...CLOCK_ACTIONS,
  ...CONFIG_ACTIONS,
  ...DOSSIER_READINGS,
  ...FINE_READINGS,
  ...APPEAL_READINGS,
  ...REFUND_READINGS,
  ...AROUND_READINGS,
}

/** Does what was asked, or leaves with the Refusal that says why not. */
export const runCommand = async (desk: Desk, name: CommandName, raw: Raw): Promise<Answer> =>
  RUNS[name](desk, readGiven(COMMANDS[name].fields, raw))
