import * as v from 'valibot'
import { evidenceId } from '../ids/index.ts'
import type { ApplicationProcedure } from '../offers/index.ts'
import { durationFromWire, durationWire } from './calendar.wire.ts'
import { countWire } from './primitives.wire.ts'

const link = v.object({ label: v.nullish(v.string()), name: v.nullish(v.string()), url: v.string() })

/** `applicationProcedure` (first document §3). A documentation link is a URL, or a URL with its text. */
export const procedureWire = v.object({
  description: v.nullish(v.string()),
  /** Usual number of days until the city decides. */
  decisionDelayInDays: v.nullish(countWire),
  documentationLinks: v.nullish(v.array(v.union([v.string(), link]))),
  customFields: v.nullish(
    v.array(v.object({ key: v.string(), label: v.nullish(v.string()), deleted: v.nullish(v.boolean()) })),
  ),
  supportingEvidences: v.nullish(
    v.array(
      v.object({
        id: v.string(),
        name: v.nullish(v.string()),
        expirationPeriod: v.nullish(durationWire),
        mandatory: v.nullish(v.boolean()),
      }),
    ),
  ),
})
export type ProcedureWire = v.InferOutput<typeof procedureWire>

const linkFromWire = (wire: string | v.InferOutput<typeof link>) =>
  typeof wire === 'string'
    ? { label: wire, url: wire }
    : { label: wire.label ?? wire.name ?? wire.url, url: wire.url }

export const procedureFromWire = (wire: ProcedureWire | null | undefined): ApplicationProcedure => ({
  description: wire?.description ?? '',
  documentationLinks: (wire?.documentationLinks ?? []).map(linkFromWire),
  customFields: (wire?.customFields ?? []).map(field => ({
    id: field.key,
    label: field.label ?? field.key,
    isDeleted: field.deleted ?? false,
  })),
  supportingEvidences: (wire?.supportingEvidences ?? []).map(evidence => ({
    id: evidenceId(evidence.id),
    name: evidence.name ?? '',
    mandatory: evidence.mandatory ?? false,
    expirationPeriod: durationFromWire(evidence.expirationPeriod),
  })),
  ...(typeof wire?.decisionDelayInDays === 'number' && { decisionDays: wire.decisionDelayInDays }),
})

export const procedureToWire = (procedure: ApplicationProcedure): ProcedureWire => ({
  description: procedure.description,
  documentationLinks: procedure.documentationLinks.map(({ label, url }) => ({ label, url })),
  customFields: procedure.customFields.map(({ id, label, isDeleted }) => ({
    key: id,
    label,
    deleted: isDeleted,
  })),
  supportingEvidences: procedure.supportingEvidences.map(evidence => ({ ...evidence })),
  ...(procedure.decisionDays !== undefined && { decisionDelayInDays: procedure.decisionDays }),
})
