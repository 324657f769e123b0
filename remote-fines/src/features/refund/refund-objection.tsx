import { objectToBankDetails } from '@parvis/shared-kernel/api'
import { refusalOf } from '@parvis/shared-kernel/errors'
import {
  cityNow as now,
  useFailureSentence,
  useMutation,
  useQueryClient,
  useRemote,
} from '@parvis/shared-kernel/remote'
import { Banner, Button, Stack } from '@parvis/shared-kernel/ui'
import { useLayoutEffect, useMemo, useState } from 'react'
import { forgetCaseKey, keepCaseKey, recallCaseKey } from '../../case-access/case-memory.ts'
import { Outcome } from '../../case-access/outcome.tsx'
import { plateStore } from '../../fine-access/plate-store.ts'
import { useMessages } from '../../use-messages.ts'

interface ObjectionProps {
  readonly refundId: string
}

/**
 * Target of the e-mail about bank details. Objecting takes a press, not just opening the page: mail scanners open links
 * too.
 */
export function RefundObjection({ refundId }: ObjectionProps) {
  const { token, forget } = useToken(refundId)
  if (token === null) return null
  // Another link's token starts afresh.
  return <Objection key={token} refundId={refundId} token={token} onOver={forget} />
}

const tokenOfHash = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('object')

/** Token of the mail's link: removed from the address at once and kept by this tab only until the city has answered. */
function useToken(refundId: string) {
  const { navigation } = useRemote()
  const store = useMemo(() => plateStore(), [])
  const { pathname, search, hash, state } = navigation.location
  const name = `objection ${refundId}` as const
  const fresh = tokenOfHash(hash)
  const [token, setToken] = useState(() => fresh ?? recallCaseKey(store, name, now()))
  useLayoutEffect(() => {
    if (fresh === null) return
    keepCaseKey(store, name, fresh, now())
    setToken(fresh)
    navigation.navigate(`${pathname}${search}`, { replace: true, state })
  }, [fresh, store, name, navigation, pathname, search, state])
  return { token, forget: () => forgetCaseKey(store, name, now()) }
}

const isExpired = (error: unknown): boolean => refusalOf(error)?.code === 'LinkExpired'

function useObjecting({ refundId, token, onOver }: QuestionProps) {
  const { api } = useRemote()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => objectToBankDetails(api, refundId, token),
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
  const objecting = useObjecting(props)
  const sentence = useFailureSentence(objecting.error)
  const isLate = isExpired(objecting.error)
  const isOver = objecting.isSuccess || isLate
  return (
    <Stack gap={4}>
      {!isOver && (
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
        {objecting.isError && (
          <Banner tone="danger" title={t('refund.object.failed')}>
            {isLate ? t('refund.object.late') : sentence}
          </Banner>
        )}
      </Outcome>
    </Stack>
  )
}
