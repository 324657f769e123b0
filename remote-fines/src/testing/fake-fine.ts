import { fineId } from '@parvis/shared-kernel/ids'
import { type Plate, plate } from '@parvis/shared-kernel/plates'
import { inDays } from '@parvis/shared-kernel/testing'
import { instantFromMs } from '@parvis/shared-kernel/time'
import { keepPlate } from '../fine-access/plate-memory.ts'

export const NUMBER = '21380990000016261320004001'
export const PATH = `/fps/${NUMBER}`
export const CALL = `GET /api/fps/${NUMBER}`

/** Response of a fine: two days old, reduced price still open. */
export const fakeFine = (changes: object = {}) => ({
  id: NUMBER,
  plate: 'FG482KD',
  place: '12 rue de la République',
  versions: [
    { issueDatetime: inDays(-2), finePrice: 3500, reducedFinePrice: 1700, reducedDatetime: inDays(3) },
  ],
  paymentStatus: 'UNPAID',
  appealDeadline: inDays(28),
  paymentDeadline: inDays(88),
  ...changes,
})

/** Stores a plate as if typed `ageSeconds` ago in this tab. */
export const keepFakePlate = (ageSeconds = 0, id = NUMBER) =>
  void keepPlate(fineId(id), plate('FG482KD') as Plate, instantFromMs(Date.now() - ageSeconds * 1000))

/** Plain spaces instead of French typography's no-break ones. */
export const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
