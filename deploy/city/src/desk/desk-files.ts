import { listPieces } from '../modules/appeals/appeal-piece.repo.ts'
import { viewAddressOf } from '../modules/evidence/evidence-view.service.ts'
import { readDetailsOf } from '../modules/rights/right.details.ts'
import { findRefundById } from './desk.repo.ts'
import type { Desk } from './desk.ts'

type Find = (desk: Desk, id: string, file: string) => Promise<string | null | undefined>

/** Identifies a file by what it was sent for, so that only such files can be opened. */
const FINDERS: Readonly<Record<string, Find>> = {
  dossiers: async ({ deps }, id, file) =>
    (await readDetailsOf(deps.db, { right_id: id })).evidences.find(({ media_id }) => media_id === file)?.urn,
  appeals: async ({ deps }, id, file) => {
    const [complement = 0, place = 0] = file.split('-').map(Number)
    return (await listPieces(deps.db, id, complement))[place]?.urn
  },
  refunds: async ({ deps }, id, file) =>
    (await findRefundById(deps.db, id))?.documents.find(document => document.id === file)?.urn,
}

/** Returns the URL that serves the file for the next minute; null if there is none. */
export const openDeskFile = async (
  desk: Desk,
  section: string,
  id: string,
  file: string,
): Promise<string | null> => viewAddressOf(desk.deps, await FINDERS[section]?.(desk, id, file))
