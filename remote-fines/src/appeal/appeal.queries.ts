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

/** All that is known of a fine and its appeal: what was done is read again. */
export const fineKey = (fineId: FineId) => [FINE_KEY, fineId] as const

/** The appeal as far as the asker may read it: what one secret shows is no answer for another, or for none (D16). */
export const appealQuery = ({ api, key }: CaseReader, fineId: FineId, plate: Plate) =>
  queryOptions({
    queryKey: [FINE_KEY, fineId, plate, 'appeal', key],
    queryFn: () => fetchAppeal(api, fineId, plate),
  })

/** Whether the asker may contest: their own appeals alone stand against it. */
export const checkQuery = ({ api, key }: CaseReader, fineId: FineId, plate: Plate) =>
  queryOptions({
    queryKey: [FINE_KEY, fineId, plate, 'appeal-check', key],
    queryFn: () => checkAppeal(api, fineId, plate),
  })

/**
 * The draft and the form; only where the city allows an appeal. A form that is left is saved first: what was typed last
 * must be in what is read.
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

/** The city's form speaks one language: another one asks for it again. */
export const formQuery = (api: ApiClient, locale: string) =>
  queryOptions({ queryKey: ['appeal-form', locale], queryFn: () => fetchAppealForm(api) })
