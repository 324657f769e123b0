import { useI18n } from '@parvis/shared-kernel/i18n'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { useState } from 'react'
import type { pendingDraftsFr } from '../messages/pending-drafts.fr.ts'
import type { Offer } from '../offers/index.ts'
import type { Definition } from '../tickets/index.ts'
import { Button, ButtonLink, Cluster, FieldError, Heading, Note, Section, Stack } from '../ui/index.ts'
import styles from './drafts.module.css'
import type { PendingDraft } from './pending-drafts.model.ts'
import { usePendingDrafts } from './use-pending-drafts.ts'

type MessageId = keyof typeof pendingDraftsFr

interface PendingDraftsProps {
  /** All plans that a draft may belong to. */
  readonly plans: readonly (Offer | Definition)[]
}

/**
 * The subscriber's drafts of requests: plan, expiry and a button to delete each. Renders nothing when there are none.
 */
export function PendingDrafts({ plans }: PendingDraftsProps) {
  const { t } = useI18n<MessageId>()
  const { drafts, putAway } = usePendingDrafts(plans)
  const failure = useFailureSentence(putAway.error)
  if (drafts.length === 0) return null
  return (
    <Section title={t('pending-draft.title', { count: drafts.length })} gap={3}>
      <Stack as="ul" gap={3}>
        {drafts.map(request => (
          <li key={request.procedure} className={styles.offer}>
            <PendingDraftLine
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

interface PendingDraftLineProps {
  readonly request: PendingDraft
  readonly isBusy: boolean
  onPutAway(): void
}

function PendingDraftLine({
  request: { plan, savedAt, keptUntil, href },
  isBusy,
  onPutAway,
}: PendingDraftLineProps) {
  const { t, formatDay, formatDateTimeLong } = useI18n<MessageId>()
  const [isAsked, setAsked] = useState(false)
  const { name } = plan
  return (
    <Stack gap={3}>
      <Heading level={3} look={4}>
        {name}
      </Heading>
      <Note>
        {t('pending-draft.kept', { saved: formatDateTimeLong(savedAt), until: formatDay(keptUntil) })}
      </Note>
      {isAsked && <p role="status">{t('pending-draft.put-away.sure')}</p>}
      <Cluster>
        {isAsked ? (
          <>
            <Button variant="danger" isBusy={isBusy} onClick={onPutAway}>
              {t('pending-draft.put-away.yes')}
            </Button>
            <Button onClick={() => setAsked(false)}>{t('pending-draft.put-away.no')}</Button>
          </>
        ) : (
          <>
            <ButtonLink variant="primary" href={href} aria-label={t('pending-draft.resume.named', { name })}>
              {t('pending-draft.resume')}
            </ButtonLink>
            <Button
              variant="quiet"
              aria-label={t('pending-draft.put-away.named', { name })}
              onClick={() => setAsked(true)}
            >
              {t('pending-draft.put-away')}
            </Button>
          </>
        )}
      </Cluster>
    </Stack>
  )
}
