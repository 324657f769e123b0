import { mayAct } from '@parvis/shared-kernel/fines'
import { usePassingTime } from '@parvis/shared-kernel/page'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { Navigate, useQuery } from '@parvis/shared-kernel/remote'
import { complementQuery } from '../appeal/appeal.queries.ts'
import { StayOpen } from '../appeal/stay-open.tsx'
import { useFreshAfter } from '../appeal/use-fresh-after.ts'
import { useCase } from '../case-access/case-access.tsx'
import { AppealComplement } from '../features/appeal-complement/appeal-complement.tsx'
import { FailedFine } from '../fine-access/failed-fine.tsx'
import { FineSkeleton } from '../fine-access/fine-skeleton.tsx'
import { useMessages } from '../use-messages.ts'
import { type AppealData, WithAppealData } from './appeal-data.tsx'

/** /fps/:fineId/appeal/complement: the authority's request and the answer form. */
export function AppealComplementRoute() {
  return (
    <WithAppealData page={PAGES.appealComplement} written="in-tab">
      {data => <Asked {...data} />}
    </WithAppealData>
  )
}

function Asked({ fine, plate, appeal, access }: AppealData) {
  const { t } = useMessages()
  const { api } = useCase()
  const isAsked = appeal?.state === 'complement-requested' && mayAct(appeal)
  const complement = useQuery({ ...complementQuery(api, fine.id, plate), enabled: isAsked })
  const now = usePassingTime(complement.data?.dueAt ?? null)
  useFreshAfter(fine.id)
  // Nothing is asked any more, or there is no appeal.
  if (!isAsked || complement.data === null)
    return <Navigate to={pathTo(PAGES.appeal, { fineId: fine.id })} replace />
  if (complement.data)
    return (
      <>
        <StayOpen access={access} plate={plate} />
        <AppealComplement
          key={complement.data.requestedAt}
          fine={fine}
          plate={plate}
          appeal={appeal}
          complement={complement.data}
          now={now}
          onActive={() => access.open(plate)}
        />
      </>
    )
  if (complement.error)
    return (
      <FailedFine
        title={t('appeal.complement.title')}
        error={complement.error}
        isRetrying={complement.isFetching}
        onRetry={() => void complement.refetch()}
      />
    )
  return <FineSkeleton />
}
