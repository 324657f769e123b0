import {
  type ApiClient,
  checkAppeal,
  fetchAppeal,
  fetchAppealCreation,
  fetchAppealForm,
  fetchComplement,
} from '@parvis/shared-kernel/api'
import { savesSettled } from '@parvis/shared-kernel/drafts'
import type { FineId } from '@parvis/shared-kernel/ids'
import type { Plate } from '@parvis/shared-kernel/plates'
import { queryOptions } from '@parvis/shared-kernel/remote'
import type { CaseReader } from '../case-access/case-access.tsx'
import { FINE_KEY } from '../fine-access/fine-query.ts'

/** Prefix of all queries of a fine and its appeal, so that an action can invalidate them together. */
export const fineKey = (fineId: FineId) => [FINE_KEY, fineId] as const

/**
 * The appeal as far as its reader may see it. The case key is part of the query key: one secret's answer must not be
 * reused for another or for none (D16).
 */
export const appealQuery = ({ api, key }: CaseReader, fineId: FineId, plate: Plate) =>
  queryOptions({
    queryKey: [FINE_KEY, fineId, plate, 'appeal', key],
    queryFn: () => fetchAppeal(api, fineId, plate),
  })

/** Whether the citizen may contest: only their own appeals prevent it. */
export const checkQuery = ({ api, key }: CaseReader, fineId: FineId, plate: Plate) =>
  queryOptions({
    queryKey: [FINE_KEY, fineId, plate, 'appeal-check', key],
    queryFn: () => checkAppeal(api, fineId, plate),
  })

/**
 * The draft and the form; enabled only where the city allows an appeal. Flushes a pending autosave first so that the
 * answer includes the last typing.
 */
export const creationQuery = ({ api, key }: CaseReader, fineId: FineId, plate: Plate) =>
  queryOptions({
    queryKey: [FINE_KEY, fineId, plate, 'appeal-creation', key],
    queryFn: async () => {
      await savesSettled()
      return fetchAppealCreation(api, fineId, plate)
    },
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  })

export const complementQuery = (api: ApiClient, fineId: FineId, plate: Plate) =>
  queryOptions({
    queryKey: [FINE_KEY, fineId, plate, 'appeal-complement'],
    queryFn: () => fetchComplement(api, fineId, plate),
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  })

/** The form comes in one language: the locale is part of the query key. */
export const formQuery = (api: ApiClient, locale: string) =>
  queryOptions({ queryKey: ['appeal-form', locale], queryFn: () => fetchAppealForm(api) })
