import { failureTitle } from '@parvis/shared-kernel/errors'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { Actions, Banner, Button, ButtonLink, Facts, Heading, Stack } from '@parvis/shared-kernel/ui'
import { useEffect, useRef } from 'react'
import { usePageMessages } from '../../messages/lazy-messages.tsx'
import styles from './share.module.css'
import { cityMessage, type FoundRight as Found, isUnknownCode } from './share.queries.ts'

interface FoundRightProps {
  readonly right: Found
  readonly error: unknown
  readonly isBusy: boolean
  readonly onJoin: () => void
  readonly onOther: () => void
}

/** The right of a code and the meaning of joining, before joining. */
export function FoundRight({ right, error, isBusy, onJoin, onOther }: FoundRightProps) {
  const { t, formatDay } = usePageMessages()
  const title = useRef<HTMLHeadingElement>(null)
  const isOpen = right.relation === 'none' || right.relation === 'unknown'
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.found}>
      <Heading level={2} look={3} isFocusable ref={title}>
        {t('share.found')}
      </Heading>
      <Facts
        items={[
          { term: t('share.found.product'), description: right.productName },
          { term: t('share.found.by'), description: right.sharedBy ?? null },
          {
            term: t('share.found.until'),
            description: right.endOfValidity ? formatDay(right.endOfValidity) : null,
          },
          {
            term: t('share.found.order'),
            description: <span className={styles.order}>{right.orderId}</span>,
          },
        ]}
      />
      {isOpen ? <Meaning /> : <Held right={right} />}
      {right.relation === 'unknown' && <Banner tone="warning">{t('share.found.unknown')}</Banner>}
      {error !== null && <NotJoined error={error} />}
      <Actions>
        {isOpen ? (
          <Button variant="primary" isBusy={isBusy} onClick={onJoin}>
            {t('share.join')}
          </Button>
        ) : (
          right.page && (
            <ButtonLink variant="primary" href={right.page}>
              {t('share.see-right')}
            </ButtonLink>
          )
        )}
        <Button disabled={isBusy} onClick={onOther}>
          {t('share.other')}
        </Button>
      </Actions>
    </section>
  )
}

function Meaning() {
  const { t } = usePageMessages()
  return (
    <Stack gap={2}>
      <p>{t('share.found.what')}</p>
      <ul>
        <li>{t('share.found.see')}</li>
        <li>{t('share.found.told')}</li>
        <li>{t('share.found.leave')}</li>
      </ul>
    </Stack>
  )
}

function Held({ right: { relation } }: { readonly right: Found }) {
  const { t } = usePageMessages()
  const isOwn = relation === 'own'
  return (
    <Banner tone="info" title={t(isOwn ? 'share.mine.title' : 'share.already.title')}>
      {t(isOwn ? 'share.mine.text' : 'share.already.text')}
    </Banner>
  )
}

function NotJoined({ error }: { readonly error: unknown }) {
  const { t } = usePageMessages()
  const ours = useFailureSentence(error)
  return (
    <Banner tone="danger" live="alert" title={t(failureTitle(error, 'share.not-joined'))}>
      {isUnknownCode(error) ? t('share.error404') : (cityMessage(error) ?? ours)}
    </Banner>
  )
}
