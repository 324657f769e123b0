import type { AppealState, KnownAppealState } from './appeal.ts'
import { SENT_APPEAL_CODES } from './sent-appeal-codes.ts'

const BY_CODE: Readonly<Record<string, KnownAppealState>> = {
  INIT_CREATION: 'draft',
  DRAFT: 'draft',
  ...SENT_APPEAL_CODES,
  ABANDONED: 'abandoned',
}

/** Maps a city's code to a state; `unknown` for a new code. */
export const appealState = (code: string): AppealState =>
  (Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined) ?? 'unknown'

/** Code with which some cities report that a fine has no appeal, where others answer 404. */
export const NO_APPEAL = 'NONE'
