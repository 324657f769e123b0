import { answerComplement, fetchAppealUploadUrl } from '@parvis/shared-kernel/api'
import { failureOf } from '@parvis/shared-kernel/errors'
import type { Appeal, Complement, Fine } from '@parvis/shared-kernel/fines'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import type { Plate } from '@parvis/shared-kernel/plates'
import { cityNow as now, useMutation, useNavigate, useQueryClient } from '@parvis/shared-kernel/remote'
import { toIso } from '@parvis/shared-kernel/time'
import { useUploads } from '@parvis/shared-kernel/uploads'
import type { ComplementBodyWire } from '@parvis/shared-kernel/wire'
import { useEffect, useState } from 'react'
import { fineKey } from '../../appeal/appeal.queries.ts'
import { forgetNotes, keepComplement, recallComplement } from '../../appeal/appeal-memory.ts'
import { pieceFault, sentFiles, uploadsOfSent } from '../../appeal/piece-slots.model.ts'
import { useCase } from '../../case-access/case-access.tsx'
import { complementCode } from './complement-refusal.model.ts'

export interface ComplementOptions {
  readonly fine: Fine
  readonly plate: Plate
  readonly appeal: Appeal
  readonly complement: Complement
  /** Called while the citizen is active, to extend the plate's expiry. */
  readonly onActive: () => void
}

/** The complement's draft, kept in this tab until sent. */
export function useComplement(options: ComplementOptions) {
  const { fine, appeal, complement } = options
  const { api } = useCase()
  const requestDatetime = complement.requestedAt && toIso(complement.requestedAt)
  const [kept] = useState(() => recallComplement(fine.id, requestDatetime, now()))
  const [message, setMessage] = useState(kept?.message ?? '')
  const remembered = (kept?.files ?? []).filter(({ id }) => complement.pieces.some(piece => piece.id === id))
  const uploader = useUploads(
    { ask: (type, size) => fetchAppealUploadUrl(api, appeal.id, type, size) },
    uploadsOfSent(remembered),
  )
  const files = sentFiles(uploader.uploads)
  const written = JSON.stringify([message, files])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `written` holds the text and the files
  useEffect(() => {
    const isEmpty = message === '' && files.length === 0
    // An emptied answer replaces the one that was kept.
    if (!isEmpty || recallComplement(fine.id, requestDatetime, now()))
      keepComplement(fine.id, { requestDatetime, message, files: [...files] }, now())
  }, [written])
  const faults = complement.pieces.flatMap(piece => {
    const fault = pieceFault(piece, uploader.uploads, () => false)
    return fault === null ? [] : [{ piece, fault }]
  })
  const isEmpty = message.trim() === '' && files.length === 0 && faults.length === 0
  const body = { requestDatetime, message, pieces: [...files] }
  const sending = useSending(options, body)
  return { message, setMessage, uploader, faults, isEmpty, written, ...sending }
}

function useSending({ fine, appeal }: ComplementOptions, body: ComplementBodyWire) {
  const { api } = useCase()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const sending = useMutation({
    mutationFn: () => answerComplement(api, appeal.id, body),
    onSuccess() {
      forgetNotes()
      queries.removeQueries({ queryKey: fineKey(fine.id) })
      navigate(pathTo(PAGES.appeal, { fineId: fine.id }), { replace: true, state: 'answered' })
    },
  })
  return { sending, code: complementCode(failureOf(sending.error)) }
}
