import type { AppealCreation } from '@parvis/shared-kernel/api'
import {
  type Appeal,
  type Fine,
  hasClaimOfOthers,
  mayAct,
  ownClaims,
  redactedAppeal,
} from '@parvis/shared-kernel/fines'
import type { FineId } from '@parvis/shared-kernel/ids'
import type { Plate } from '@parvis/shared-kernel/plates'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { type ReactNode, useEffect } from 'react'
import { appealQuery, checkQuery, creationQuery } from '../appeal/appeal.queries.ts'
import { CaseProvider, useCase } from '../case-access/case-access.tsx'
import { PlateGate } from '../features/plate-gate/plate-gate.tsx'
import { FailedFine } from '../fine-access/failed-fine.tsx'
import { FineNumberGate, type FinePage } from '../fine-access/fine-number-gate.tsx'
import { fineQuery } from '../fine-access/fine-query.ts'
import { FineSkeleton } from '../fine-access/fine-skeleton.tsx'
import { type FineAccess, useFineAccess } from '../fine-access/use-fine-access.ts'
import { useMessages } from '../use-messages.ts'

export interface AppealData {
  readonly fine: Fine
  readonly plate: Plate
  /** The latest sent appeal; null if there is none. */
  readonly appeal: Appeal | null
  /** The draft and the form; null where the city allows no appeal now. */
  readonly creation: AppealCreation | null
  /** The city's refusal code. */
  readonly refusal: string | null
  readonly access: FineAccess
}

interface AppealDataProps {
  /** The page that the address asks for. */
  readonly page: FinePage
  /** Where what is written on the page is kept: in the tab alone, or in the account of who is signed in. */
  readonly written?: 'in-tab' | 'in-account'
  readonly children: (data: AppealData) => ReactNode
}

/** Opens the fine by its plate and loads the data of all appeal screens. */
export function WithAppealData({ page, children, ...gate }: AppealDataProps) {
  return (
    <FineNumberGate page={page}>
      {fineId => (
        <CaseProvider key={fineId} name={`appeal ${fineId}`}>
          <Gate fineId={fineId} {...gate}>
            {children}
          </Gate>
        </CaseProvider>
      )}
    </FineNumberGate>
  )
}

function Gate({ fineId, written, children }: Omit<AppealDataProps, 'page'> & { readonly fineId: FineId }) {
  const { subscriber } = useRemote()
  const access = useFineAccess(fineId)
  useKeyOfPlate(access)
  if (!access.kept)
    return (
      <PlateGate
        fineId={fineId}
        hasExpired={access.hasExpired}
        // What is kept in the tab is forgotten with the plate (D9).
        isTextLost={written === 'in-tab' || (written === 'in-account' && subscriber === null)}
        onOpen={access.open}
      />
    )
  return (
    <LoadedAppeal fineId={fineId} plate={access.kept.plate} access={access}>
      {children}
    </LoadedAppeal>
  )
}

/** The case secret expires with the plate: others may use the computer (D9). */
function useKeyOfPlate({ kept, hasExpired }: FineAccess) {
  const { key, keep, forget } = useCase()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the plate is kept, or its time is over
  useEffect(() => {
    if (hasExpired) forget()
    else if (kept !== null && key !== null) keep(key)
  }, [kept, hasExpired])
}

interface OpenProps extends Pick<AppealDataProps, 'children'> {
  readonly fineId: FineId
  readonly plate: Plate
  readonly access: FineAccess
}

function LoadedAppeal({ access, children, ...named }: OpenProps) {
  const { t } = useMessages()
  const data = useAppealData(named)
  if (data.data) return children({ ...data.data, plate: named.plate, access })
  if (data.error)
    return (
      <FailedFine
        title={t('appeal.title')}
        error={data.error}
        isRetrying={data.isFetching}
        onRetry={data.retry}
      />
    )
  return <FineSkeleton />
}

/** A draft is shown in its form only; an undated appeal still counts as filed. */
function filedAppeal(appeal: Appeal | null): Appeal | null {
  if (appeal === null || appeal.state === 'draft') return null
  return mayAct(appeal) ? appeal : redactedAppeal(appeal)
}

/**
 * Loads the fine and whether it can be contested, then accordingly the appeal or the draft. Nothing that cannot exist
 * is requested.
 */
function useAppealData({ fineId, plate }: Pick<OpenProps, 'fineId' | 'plate'>) {
  const reader = useCase()
  const { api } = reader
  const fine = useQuery(fineQuery(api, fineId, plate))
  const check = useQuery(checkQuery(reader, fineId, plate))
  const claims = fine.data?.claims ?? []
  // An appeal that another person abandoned is visible to that person only.
  const isContested = ownClaims(claims).length > 0 || hasClaimOfOthers(claims)
  const isAllowed = check.data?.isAllowed === true
  const appeal = useQuery({ ...appealQuery(reader, fineId, plate), enabled: isContested })
  const creation = useQuery({ ...creationQuery(reader, fineId, plate), enabled: isAllowed })
  const all = [fine, check, appeal, creation]
  const isAppealRead = !isContested || appeal.data !== undefined
  // Always refetch the draft on mount: a cached one would miss the latest answers.
  const isCreationRead = !isAllowed || (creation.data !== undefined && creation.isFetchedAfterMount)
  return {
    data:
      fine.data && check.data && isAppealRead && isCreationRead
        ? {
            fine: fine.data,
            appeal: isContested ? filedAppeal(appeal.data ?? null) : null,
            creation: isAllowed ? (creation.data ?? null) : null,
            refusal: check.data.reason,
          }
        : null,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}
