import { useI18n } from '@parvis/shared-kernel/i18n'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { useState } from 'react'
import type { unfinishedFr } from '../messages/unfinished.fr.ts'
import type { Offer } from '../offers/index.ts'
import type { Definition } from '../tickets/index.ts'
import { Button, ButtonLink, Cluster, FieldError, Heading, Note, Section, Stack } from '../ui/index.ts'
import styles from './drafts.module.css'
import type { UnfinishedRequest } from './unfinished.model.ts'
import { useUnfinished } from './use-unfinished.ts'

type MessageId = keyof typeof unfinishedFr

interface UnfinishedRequestsProps {
  /** All plans that a draft may belong to. */
  readonly plans: readonly (Offer | Definition)[]
}

/**
 * The subscriber's unfinished requests: plan, expiry and a button to delete each. Renders nothing when there are none.
 */
export function UnfinishedRequests({ plans }: UnfinishedRequestsProps) {
  const { t } = useI18n<MessageId>()
  const { unfinished, putAway } = useUnfinished(plans)
  const failure = useFailureSentence(putAway.error)
  if (unfinished.length === 0) return null
  return (
    <Section title={t('unfinished.title', { count: unfinished.length })} gap={3}>
      <Stack as="ul" gap={3}>
        {unfinished.map(request => (
          <li key={request.procedure} className={styles.offer}>
            <Unfinished
              request={request}
              isBusy={putAway.isPending && putAway.variables.procedure === request.procedure}
              onPutAway={() => !putAway.isPending && putAway.mutate(request)}
            />
          </li>
        ))}
      </Stack>
      {failure && (
        <div role="alert">
          <FieldError message={failure} />
        </div>
      )}
    </Section>
  )
}

interface UnfinishedProps {
  readonly request: UnfinishedRequest
  readonly isBusy: boolean
  onPutAway(): void
}

function Unfinished({ request: { plan, savedAt, keptUntil, href }, isBusy, onPutAway }: UnfinishedProps) {
  const { t, formatDay, formatDayTime } = useI18n<MessageId>()
  const [isAsked, setAsked] = useState(false)
  const { name } = plan
  return (
    <Stack gap={3}>
      <Heading level={3} look={4}>
        {name}
      </Heading>
      <Note>{t('unfinished.kept', { saved: formatDayTime(savedAt), until: formatDay(keptUntil) })}</Note>
      {isAsked && <p role="status">{t('unfinished.put-away.sure')}</p>}
      <Cluster>
        {isAsked ? (
          <>
            <Button variant="danger" isBusy={isBusy} onClick={onPutAway}>
              {t('unfinished.put-away.yes')}
            </Button>
            <Button onClick={() => setAsked(false)}>{t('unfinished.put-away.no')}</Button>
          </>
        ) : (
          <>
            <ButtonLink variant="primary" href={href} aria-label={t('unfinished.resume.named', { name })}>
              {t('unfinished.resume')}
            </ButtonLink>
            <Button
              variant="quiet"
              aria-label={t('unfinished.put-away.named', { name })}
              onClick={() => setAsked(true)}
            >
              {t('unfinished.put-away')}
            </Button>
          </>
        )}
      </Cluster>
    </Stack>
  )
}
