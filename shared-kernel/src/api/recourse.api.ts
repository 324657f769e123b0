import { refusalOf } from '../errors/index.ts'
import type { Appeal, Complement } from '../fines/index.ts'
import type { AppealId, FineId } from '../ids/index.ts'
import type { Plate } from '../plates/index.ts'
import type { Instant } from '../time/index.ts'
import {
  type AppealForm,
  appealFormFromWire,
  appealFromWire,
  appealOrNull,
  type ComplementBodyWire,
  complementFromWire,
  complementWire,
  noContentWire,
  type RecourseBodyWire,
  type RecourseCreationWire,
  recourseCheckWire,
  recourseConfigurationWire,
  recourseCreationWire,
  recourseWire,
  type UploadUrlWire,
  uploadUrlWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask, type CallOptions } from './ask.ts'

/** Path and query of a fine, by number and plate. */
const contested = (fine: FineId, plate: Plate) => ({ params: { fineId: fine }, query: { plate } })

/** Whether a fine can be contested now; `reason` is a code of the catalogue. */
export async function checkAppeal(
  api: ApiClient,
  fine: FineId,
  plate: Plate,
): Promise<{ readonly isAllowed: boolean; readonly reason: string | null }> {
  const { allowed, reason } = await ask(api, 'GET /api/recourse/fps/:fineId/check', {
    ...contested(fine, plate),
    answer: recourseCheckWire,
  })
  return { isAllowed: allowed, reason: reason ?? null }
}

/** The appeal of a fine; null when there is none. */
export async function fetchAppeal(api: ApiClient, fine: FineId, plate: Plate): Promise<Appeal | null> {
  const call = { ...contested(fine, plate), answer: recourseWire }
  return orNull(async () => appealOrNull(await ask(api, 'GET /api/recourse/fps/:fineId', call)))
}

/** A wrong plate or number still throws; any other 404 means that the fine has no such resource. */
async function orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.status === 404 && refusal.code !== 'FineNotFound') return null
    throw error
  }
}

export interface AppealCreation {
  /** The existing draft; null when there is none. */
  readonly draft: Appeal | null
  readonly form: AppealForm
  /** Last moment to contest, as the server says. */
  readonly deadline: Instant | null
  /** The secret of the draft if this call created it; the city never sends it again (D16). */
  readonly caseKey: string | null
}

const creationFromWire = (wire: RecourseCreationWire): AppealCreation => {
  const form = appealFormFromWire(wire.configuration, wire.deadline)
  return { draft: appealOrNull(wire.recourse), form, deadline: form.deadline, caseKey: wire.caseKey ?? null }
}

/** The draft and the form; rejects with `AppealNotAllowed` or `AppealDeadlinePassed`. */
export async function fetchAppealCreation(
  api: ApiClient,
  fine: FineId,
  plate: Plate,
): Promise<AppealCreation> {
  const call = { ...contested(fine, plate), answer: recourseCreationWire }
  return creationFromWire(await ask(api, 'GET /api/recourse/fps/:fineId/creation', call))
}

/** Creates an appeal draft; a repeat with its secret, or from its account, returns the same draft. */
export async function beginAppeal(api: ApiClient, fine: FineId, plate: Plate): Promise<AppealCreation> {
  const call = { ...contested(fine, plate), answer: recourseCreationWire }
  return creationFromWire(await ask(api, 'POST /api/recourse/fps/:fineId/_init-creation', call))
}

/** The form of an appeal, without creating a draft. */
export async function fetchAppealForm(api: ApiClient): Promise<AppealForm> {
  return appealFormFromWire(
    await ask(api, 'GET /api/recourse/configuration', { answer: recourseConfigurationWire }),
  )
}

interface Sending extends Pick<CallOptions<never>, 'signal' | 'keepalive'> {
  /** Revision of the draft to overwrite; rejects with `DraftConflict` when the city has a later one. */
  readonly revision?: number | null
}

/** Saves a draft; with `submit` files it. Filing the same appeal again has no effect. */
export async function saveAppeal(
  api: ApiClient,
  appeal: AppealId,
  plate: Plate,
  body: RecourseBodyWire,
  { revision = null, ...sending }: Sending = {},
): Promise<Appeal> {
  const headers = revision === null ? {} : { 'if-match': `"${revision}"` }
  const call = { params: { appealId: appeal }, query: { plate }, json: body, headers, answer: recourseWire }
  return appealFromWire(await ask(api, 'PUT /api/recourse/:appealId', { ...call, ...sending }))
}

/** Withdraws an appeal, or deletes a draft. */
export async function abandonAppeal(api: ApiClient, appeal: AppealId, plate: Plate): Promise<void> {
  const call = { params: { appealId: appeal }, query: { plate }, answer: noContentWire }
  await ask(api, 'DELETE /api/recourse/:appealId', call)
}

/** What the authority requests for the appeal of a fine; null when it requests nothing, or no longer does. */
export async function fetchComplement(
  api: ApiClient,
  fine: FineId,
  plate: Plate,
): Promise<Complement | null> {
  const call = { ...contested(fine, plate), answer: complementWire }
  return orNull(async () =>
    complementFromWire(await ask(api, 'GET /api/recourse/fps/:fineId/complement-request', call)),
  )
}

/** Sends the complement. Idempotent, so that it can be retried. */
export async function answerComplement(
  api: ApiClient,
  appeal: AppealId,
  body: ComplementBodyWire,
): Promise<Appeal> {
  const call = { params: { appealId: appeal }, json: body, answer: recourseWire }
  return appealFromWire(await ask(api, 'PATCH /api/recourse/:appealId/complementRequest', call))
}

/** A signed upload URL for one file of one type and exactly `size` bytes, and the file's name in the store. */
export function fetchAppealUploadUrl(
  api: ApiClient,
  appeal: AppealId,
  mediaType: string,
  size: number,
): Promise<UploadUrlWire> {
  const call = { params: { appealId: appeal }, query: { mediaType, size }, answer: uploadUrlWire }
  return ask(api, 'GET /api/recourse/:appealId/upload-url', call)
}

/** Mails a new case link to the address on file; the previous link ends when the new one is opened. */
export async function requestAppealLink(api: ApiClient, appeal: AppealId, plate: Plate): Promise<void> {
  const call = { params: { appealId: appeal }, query: { plate }, answer: noContentWire }
  await ask(api, 'POST /api/recourse/:appealId/case-link', call)
}
