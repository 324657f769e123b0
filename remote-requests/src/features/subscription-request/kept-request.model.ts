import type { AttachmentEvidence } from '@parvis/shared-kernel/evidence'
import { evidenceId, mediaId, newOrderId, type OrderId, optionId, zoneId } from '@parvis/shared-kernel/ids'
import type { Offer, SubscriptionDraft } from '@parvis/shared-kernel/offers'
import { displayPlate, dropBlankPlates, plate } from '@parvis/shared-kernel/plates'
import { type Day, dayOf, type Instant, instant, startOfDay, toIso } from '@parvis/shared-kernel/time'
import type { Upload, Uploads } from '@parvis/shared-kernel/uploads'
import type {
  KeptFileWire,
  SubscriptionCreationWire,
  SubscriptionDraftWire,
} from '@parvis/shared-kernel/wire'

/** A file that the city has. `isHeld`: accepted for an earlier right, so it may be too old. */
export interface RequestFile extends AttachmentEvidence {
  readonly isHeld: boolean
}

export interface KeptContext {
  readonly offer: Pick<Offer, 'procedure'>
  /** The first instant after the renewed right: choosing its day means this exact instant. */
  readonly renewalStart: Instant | null
  readonly renewedId: OrderId | null
  readonly timeZone: string
}

/** Formats a prefilled plate as on the vehicle, so that it can be checked. */
function asRead(text: string): string {
  const known = plate(text)
  return known === null ? text : displayPlate(known)
}

/** Initial draft of a new request, with its own id. */
export const keptRequest = (
  draft: SubscriptionDraft,
  held: readonly AttachmentEvidence[],
  {
    random,
    nowMs,
    timeZone,
  }: { readonly random: Uint8Array; readonly nowMs: number; readonly timeZone: string },
): SubscriptionDraftWire => ({
  id: newOrderId(random, nowMs),
  completed: [],
  optionId: draft.optionId,
  hasConsent: draft.hasConsent,
  startDay: draft.startsAt === null ? null : dayOf(draft.startsAt, timeZone),
  isAsSoonAsPossible: draft.isAsSoonAsPossible,
  plates: draft.plates.map(asRead),
  customFields: draft.customFields,
  zoneId: draft.zoneId,
  userComment: draft.userComment,
  files: held.flatMap(document => keptFile({ kind: 'held', document }, document.id)),
})

/** Draft entry of an uploaded file; none while it is uploading. */
export function keptFile(upload: Upload | undefined, id: string): readonly KeptFileWire[] {
  if (upload?.kind === 'ready') {
    const { file, urn, mediaId: media, sentAt } = upload
    const facts = { name: file.name, size: file.size, mime: file.type, urn, mediaId: media }
    return [{ id, origin: 'sent', ...facts, created: toIso(sentAt) }]
  }
  if (upload?.kind !== 'held' || upload.document.urn === null) return []
  const { name, size, mime, urn, created, evidenceSubscriberMediaId } = upload.document
  const isoCreated = created === null ? null : toIso(created)
  return [
    { id, origin: 'held', name, size, mime, urn, mediaId: evidenceSubscriberMediaId, created: isoCreated },
  ]
}

export const keptFiles = (uploads: Uploads): readonly KeptFileWire[] =>
  Object.entries(uploads).flatMap(([id, upload]) => keptFile(upload, id))

const requestFile = (kept: KeptFileWire): RequestFile => ({
  id: evidenceId(kept.id),
  name: kept.name,
  size: kept.size,
  mime: kept.mime,
  urn: kept.urn,
  contentUrl: null,
  created: kept.created === null ? null : instant(kept.created),
  evidenceSubscriberMediaId: kept.mediaId === null ? null : mediaId(kept.mediaId),
  isHeld: kept.origin === 'held',
})

/** Files of the draft that the offer still asks for, in the order of the form, whichever was sent first. */
export const requestFiles = (kept: SubscriptionDraftWire, { procedure }: Pick<Offer, 'procedure'>) =>
  procedure.supportingEvidences.flatMap(evidence =>
    kept.files.filter(({ id }) => id === evidence.id).map(requestFile),
  )

/** Initial slots when a draft is resumed. */
export const firstUploads = (files: readonly RequestFile[]): Uploads =>
  Object.fromEntries(
    files.map(({ isHeld, ...document }): [string, Upload] => {
      const { name, size, mime, urn, created, evidenceSubscriberMediaId: media } = document
      if (isHeld || urn === null || media === null || created === null)
        return [document.id, { kind: 'held', document }]
      return [
        document.id,
        { kind: 'ready', file: { name, size, type: mime }, mediaId: media, urn, sentAt: created },
      ]
    }),
  )

const startOf = (day: string, { renewalStart, timeZone }: KeptContext): Instant =>
  renewalStart !== null && dayOf(renewalStart, timeZone) === day
    ? renewalStart
    : startOfDay(day as Day, timeZone)

/** The kernel's draft for its rules. `evidences` are the valid ones. */
export const draftOf = (
  kept: SubscriptionDraftWire,
  evidences: readonly AttachmentEvidence[],
  context: KeptContext,
): SubscriptionDraft => ({
  optionId: kept.optionId === null ? null : optionId(kept.optionId),
  hasConsent: kept.hasConsent,
  startsAt: kept.startDay === null ? null : startOf(kept.startDay, context),
  isAsSoonAsPossible: kept.isAsSoonAsPossible,
  plates: kept.plates,
  customFields: kept.customFields,
  zoneId: kept.zoneId === null ? null : zoneId(kept.zoneId),
  userComment: kept.userComment,
  evidences,
  renewedId: context.renewedId,
})

/** Request body of the first document §3. Deterministic: a repeat must not differ from the first request. */
export const creationBody = (
  draft: SubscriptionDraft,
  offer: Pick<Offer, 'id' | 'procedure'>,
): SubscriptionCreationWire => ({
  plates: [...dropBlankPlates(draft.plates)],
  customFields: offer.procedure.customFields
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ id }) => ({ id, value: (draft.customFields[id] ?? '').trim() })),
  validityAreaId: draft.zoneId,
  userComment: draft.userComment.trim(),
  subscriptionPlanId: offer.id,
  attachmentEvidences: draft.evidences.flatMap(({ id, urn, name, size, mime, created }) =>
    urn === null
      ? []
      : [
          {
            id,
            uploaded: true,
            urn,
            name,
            size,
            mime,
            type: mime,
            created: created === null ? null : toIso(created),
          },
        ],
  ),
  startOfValidity: draft.isAsSoonAsPossible || draft.startsAt === null ? null : toIso(draft.startsAt),
  subscriptionPlanOptionId: draft.optionId,
  renewedSubscriptionId: draft.renewedId,
})
