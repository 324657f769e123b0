import { useFailureSentence, useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { Banner, Button, Loading, Skeleton } from '@parvis/shared-kernel/ui'
import { formQuery } from '../../appeal/appeal.queries.ts'
import { PiecesByReason } from '../../appeal/pieces-by-reason.tsx'
import { useMessages } from '../../use-messages.ts'

/** Documents by reason, loaded when the list is opened. */
export function PiecesToPrepare() {
  const { t } = useMessages()
  const { api, locale } = useRemote()
  const form = useQuery(formQuery(api, locale))
  const failure = useFailureSentence(form.error)
  if (form.data) return <PiecesByReason form={form.data} />
  if (form.error)
    return (
      <Banner
        tone="warning"
        live="status"
        actions={
          <Button size="small" isBusy={form.isFetching} onClick={() => void form.refetch()}>
            {t('appeal.retry')}
          </Button>
        }
      >
        {failure}
      </Banner>
    )
  return (
    <Loading>
      <Skeleton />
    </Loading>
  )
}
