import { addMilliseconds } from '@parvis/shared-kernel/time'
import { sealView, VIEW_LIFE_MS } from '../evidence-store/upload-permit.ts'
import { listPieces } from '../modules/appeals/appeal-piece.repo.ts'
import { isFileKept } from '../modules/evidence/evidence.repo.ts'
import { listEvidences } from '../modules/rights/right.repo.ts'
import { findRefundById } from './desk.repo.ts'
import type { Desk } from './desk.ts'

const addressOf = async ({ deps }: Desk, urn: string | null | undefined): Promise<string | null> => {
  if (!urn || !(await isFileKept(deps.db, urn))) return null
  const permit = sealView(deps.secrets.upload, {
    urn,
    expiresAt: addMilliseconds(deps.clock.now(), VIEW_LIFE_MS),
  })
  return `${deps.urls.evidence}/file?permit=${encodeURIComponent(permit)}`
}

type Find = (desk: Desk, id: string, file: string) => Promise<string | null | undefined>

/** A file is named by what it was sent for: only what hangs on that can be opened. */
const FINDERS: Readonly<Record<string, Find>> = {
  dossiers: async ({ deps }, id, file) =>
    (await listEvidences(deps.db, [id])).find(({ media_id }) => media_id === file)?.urn,
  appeals: async ({ deps }, id, file) => {
    const [complement = 0, place = 0] = file.split('-').map(Number)
    return (await listPieces(deps.db, id, complement))[place]?.urn
  },
  refunds: async ({ deps }, id, file) =>
    (await findRefundById(deps.db, id))?.documents.find(document => document.id === file)?.urn,
}

/**
 * Where a file is handed out for the next minute: on the evidence store's own origin, which runs nothing of it. Null
 * when it was never there or has been cleaned away.
 */
export const openDeskFile = async (
  desk: Desk,
  section: string,
  id: string,
  file: string,
): Promise<string | null> => addressOf(desk, await FINDERS[section]?.(desk, id, file))
