import { objectToBankDetails } from '@parvis/shared-kernel/api'
import { failureTitle, refusalOf } from '@parvis/shared-kernel/errors'
import { afterRefundAction, type Refund, type RefundStatus } from '@parvis/shared-kernel/fines'
import {
  cityNow as now,
  useFailureSentence,
  useMutation,
  useQueryClient,
  useRemote,
} from '@parvis/shared-kernel/remote'
import { Banner, Button, Stack } from '@parvis/shared-kernel/ui'
import { useEffect } from 'react'
import { forgetCaseKey } from '../../case-access/case-memory.ts'
import { Outcome } from '../../case-access/outcome.tsx'
import { useLinkSecret } from '../../case-access/use-link-secret.ts'
import { useMessages } from '../../use-messages.ts'

interface ObjectionProps {
  readonly refund: Refund
}

/**
 * Target of the e-mail about bank details. Objecting takes a press, not just opening the page: mail scanners open links
 * too.
 */
export function RefundObjection({ refund }: ObjectionProps) {
  const name = `objection ${refund.id}` as const
  const [token] = useLinkSecret('object', name)
  // Kept by this tab only until the city has answered.
  const forget = () => forgetCaseKey(name, now())
  if (token === null) return null
  // Another link's token starts afresh.
  return <Objection key={token} refund={refund} token={token} onOver={forget} />
}

/** What the link can still remove. For an unknown status the city decides. */
function leftOf(status: RefundStatus): 'details' | 'nothing' | 'paid' {
  if (status === 'paid') return 'paid'
  return status === 'unknown' || afterRefundAction(status, 'object') !== null ? 'details' : 'nothing'
}

const isExpired = (error: unknown): boolean => refusalOf(error)?.code === 'LinkExpired'

function useObjecting({ refund, token, onOver }: QuestionProps) {
  const { api } = useRemote()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => objectToBankDetails(api, refund.id, token),
    onSuccess() {
      onOver()
      return queries.invalidateQueries()
    },
    onError(error) {
      if (isExpired(error)) onOver()
    },
  })
}

interface QuestionProps extends ObjectionProps {
  readonly token: string
  /** The city's answer is final: the link is used up. */
  readonly onOver: () => void
}

function Objection(props: QuestionProps) {
  const { t } = useMessages()
  const { refund, onOver } = props
  const objecting = useObjecting(props)
  const sentence = useFailureSentence(objecting.error)
  const isLate = isExpired(objecting.error)
  const isOver = objecting.isSuccess || isLate
  const left = leftOf(refund.status)
  useEffect(() => {
    if (left !== 'details') onOver()
  }, [left, onOver])
  return (
    <Stack gap={4}>
      {!isOver && left === 'nothing' && (
        <Banner tone="info" title={t('refund.object.nothing')}>
          {t('refund.object.nothing.text')}
        </Banner>
      )}
      {!isOver && left === 'details' && (
        <Banner
          tone="warning"
          title={t('refund.object.title')}
          actions={
            <Button isBusy={objecting.isPending} onClick={() => objecting.mutate()}>
              {t('refund.object.action')}
            </Button>
          }
        >
          {t('refund.object.text')}
        </Banner>
      )}
      <Outcome takesFocus={isOver}>
        {objecting.isSuccess && (
          <Banner tone="success" title={t('refund.objected.title')}>
            {t('refund.objected.text')}
          </Banner>
        )}
        {!objecting.isSuccess && (objecting.isError || left === 'paid') && (
          <Banner tone="danger" title={t(failureTitle(objecting.error, 'refund.object.failed'))}>
            {left === 'paid' ? t('refund.object.paid') : isLate ? t('refund.object.late') : sentence}
          </Banner>
        )}
      </Outcome>
    </Stack>
  )
}
