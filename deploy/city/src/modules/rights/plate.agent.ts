import { dropBlankPlates, swapPlates } from '@parvis/shared-kernel/plates'
import type { Deps } from '../../deps.ts'
import { addComment, decidePlateLines } from './agent.repo.ts'
import { type Dossier, decide, optionalComment } from './dossier.ts'
import { decideEvidenceLines } from './evidence-line.repo.ts'
import { offerOf } from './plan-of-right.ts'
import { mustBeFree } from './requested-plates.ts'
import { moveRight } from './right.repo.ts'
import { writeToOwner } from './right-post.ts'

export interface PlateDecision {
  isAccepted: boolean
  comment?: string | undefined
}

const OUTCOMES = {
  accepted: { line: 'VALIDATED', event: 'plate-change-accepted', letter: 'plates-accepted' },
  rejected: { line: 'REJECTED', event: 'plate-change-rejected', letter: 'plates-rejected' },
} as const

/**
 * Decides the waiting plate-change request; accepted plates are written and the right is granted again.
 * @throws Refusal OrderPlateUsed when somebody else uses an accepted plate by now
 */
export const decidePlateChange = async (
  deps: Deps,
  dossier: Dossier,
  { isAccepted, comment }: PlateDecision,
): Promise<void> => {
  const said = optionalComment(comment)
  const { line, event, letter } = isAccepted ? OUTCOMES.accepted : OUTCOMES.rejected
  await decide(deps, dossier, ['plate-under-review'], async (transaction, held, write) => {
    const now = deps.clock.now()
    const swaps = (await decidePlateLines(transaction, held.right_id, { status: line, now })).map(
      decided => ({
        oldPlate: dropBlankPlates(decided.removed_plates)[0] ?? null,
        newPlate: dropBlankPlates(decided.new_plates)[0] ?? null,
      }),
    )
    const plates = isAccepted ? swapPlates(dropBlankPlates(held.plates), swaps) : dropBlankPlates(held.plates)
    // Somebody else may have got one of them while the request waited.
    await mustBeFree(transaction, { right: held, plan: await offerOf(transaction, held), plates, now })
    await moveRight(transaction, held, 'granted', now, { event, set: { plates: [...plates] } })
    await decideEvidenceLines(transaction, held.right_id, { status: line, now })
    if (said !== undefined) await addComment(transaction, held.right_id, said, now)
    await writeToOwner(deps, [transaction, write], held, letter, { comment: said })
  })
}
