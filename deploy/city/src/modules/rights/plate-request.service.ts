import { missingEvidence } from '@parvis/shared-kernel/evidence'
import { evidenceId } from '@parvis/shared-kernel/ids'
import type { Offer } from '@parvis/shared-kernel/offers'
import { canRequestPlateChange } from '@parvis/shared-kernel/orders'
import { dropBlankPlates, type PlateSwap, plateSwaps } from '@parvis/shared-kernel/plates'
import type { PlateChangeBodyWire } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, Refusal } from '../../http/refusal.ts'
import { withMails } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import { holdMedia, isFileKept } from '../evidence/evidence.repo.ts'
import { countingUsedPlates } from '../requests/plate-use.ts'
import type { Session } from '../session/session.service.ts'
import { addEvidenceLines } from './evidence-line.repo.ts'
import { offerOf } from './plan-of-right.ts'
import { mustBeFree, mustBeVehicles, requestedPlates } from './requested-plates.ts'
import { addPlateLines, moveRight, type PlateLine, type RightRow } from './right.repo.ts'
import { holdRight } from './right.service.ts'
import { writeToOwner } from './right-post.ts'
import { mustBeAllowed, PLATE_REQUEST_REFUSALS } from './right-refusals.ts'

type SentFile = PlateChangeBodyWire['evidences'][number]

/** Refuses files unknown to the offer's procedure or not registered by the caller. */
const mustBeOwnFile = async (db: Database, session: Session, offer: Offer | null, file: SentFile) => {
  const known = offer?.procedure.supportingEvidences ?? []
  if (!known.some(({ id }) => id === file.evidencePropertiesId))
    throw new Refusal(409, 'OrderEvidenceNotExpected')
  const media = await holdMedia(db, session.cityId, session.subscriberId, file.evidenceSubscriberMediaId)
  if (media === undefined) throw new Refusal(404, 'OrderEvidenceNotFound')
  if (!(await isFileKept(db, media.urn))) throw new Refusal(409, 'EvidenceNoLongerAvailable')
}

/** Requires every mandatory document: "Attach all supporting documents again" (second document §2). */
const mustBeComplete = (offer: Offer | null, files: readonly SentFile[]): void => {
  const sent = files.map(file => evidenceId(file.evidencePropertiesId))
  const missing = missingEvidence(offer?.procedure.supportingEvidences ?? [], sent)
  if (missing.length === 0) return
  const fields = missing.map(({ id }) => ({ path: `evidences.${id}`, message: 'missing' }))
  throw new Refusal(409, 'OrderEvidenceMissing', { fields })
}

const lineOf = ({ oldPlate, newPlate }: PlateSwap): PlateLine => ({
  added: newPlate === null ? [] : [newPlate],
  removed: oldPlate === null ? [] : [oldPlate],
  status: 'WAITING',
})

const swapsOf = async (db: Database, row: RightRow, offer: Offer | null, raw: readonly string[]) => {
  const plates = await requestedPlates(db, row, offer, raw)
  const swaps = plateSwaps(dropBlankPlates(row.plates), plates)
  if (swaps.length === 0) throw badRequest([{ path: 'plates', message: 'unchanged' }])
  return { plates, swaps }
}

/**
 * Asks the city for other plates; the body lists all plates the right shall carry. The old ones stay valid until the
 * decision; one request waits at a time. Owner and co-holder may ask.
 */
export const requestPlateChange = (
  deps: Deps,
  city: City,
  session: Session,
  row: RightRow,
  body: PlateChangeBodyWire,
): Promise<void> =>
  countingUsedPlates(deps, session, () =>
    withMails(deps, city.cityId, async (transaction, write) => {
      const now = deps.clock.now()
      const { held, right } = await holdRight({ ...deps, db: transaction }, city, session, row)
      const offer = await offerOf(transaction, held)
      mustBeAllowed(canRequestPlateChange(right, offer, now), PLATE_REQUEST_REFUSALS)
      const { plates, swaps } = await swapsOf(transaction, held, offer, body.plates)
      await mustBeVehicles(transaction, session, { right: held, plan: offer, plates })
      await mustBeFree(transaction, { right: held, plan: offer, plates, now })
      for (const file of body.evidences) await mustBeOwnFile(transaction, session, offer, file)
      mustBeComplete(offer, body.evidences)
      await moveRight(transaction, held, 'plate-under-review', now, { event: 'plate-change-requested' })
      await addPlateLines(transaction, held.right_id, swaps.map(lineOf), now)
      const lines = body.evidences.map(file => ({
        evidencePropertiesId: file.evidencePropertiesId,
        mediaId: file.evidenceSubscriberMediaId,
      }))
      await addEvidenceLines(transaction, held.right_id, lines, now)
      await writeToOwner(deps, [transaction, write], held, 'plates-requested')
    }),
  )
