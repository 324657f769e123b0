import { fetchErasureTerms, requestErasure } from '@parvis/shared-kernel/api'
import { useChunk } from '@parvis/shared-kernel/page'
import { lazyChunk, useFailureSentence, useMutation, useQuery, useRemote } from '@parvis/shared-kernel/remote'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import { Banner, Button, Heading, Loading, Skeleton, Stack } from '@parvis/shared-kernel/ui'
import { MailIcon, TrashIcon } from '@parvis/shared-kernel/ui/icon'
import type { ErasureTermsWire } from '@parvis/shared-kernel/wire'
import { useState } from 'react'
import { FailurePanel } from '../../failures/failure-panel.tsx'
import { usePageMessages } from '../../messages/lazy-messages.tsx'
import { SettingsSection } from '../../settings-section/settings-section.tsx'
import { keptLines, obstacleOf } from './kept.model.ts'
import { ObstacleBanner } from './obstacle-banner.tsx'

const dialogChunk = lazyChunk(() =>
  import('@parvis/shared-kernel/ui/confirm-dialog').then(m => m.ConfirmDialog),
)

/** What deleting the account means; then the obstacle, or the button. */
export function ErasurePart({ subscriber }: { readonly subscriber: Subscriber }) {
  const { api } = useRemote()
  const { t } = usePageMessages()
  const terms = useQuery({
    queryKey: ['erasure-terms'],
    queryFn: () => fetchErasureTerms(api),
    // Obstacles may have ended since the last visit.
    staleTime: 0,
  })
  return (
    <SettingsSection title={t('data.erase.title')} text={t('data.erase.text')}>
      {terms.data && <Terms terms={terms.data} />}
      {terms.data && <Way terms={terms.data} email={subscriber.email} />}
      {terms.isPending && <TermsSkeleton />}
      {terms.isError && !terms.data && <FailurePanel title={t('data.erase.terms.failed')} query={terms} />}
    </SettingsSection>
  )
}

function Terms({ terms: { kept } }: { readonly terms: ErasureTermsWire }) {
  const { config } = useRemote()
  const { t } = usePageMessages()
  const hasBothWays = config.loginTypes.includes('FC') && config.loginTypes.includes('CUSTOMER')
  return (
    <>
      <Stack gap={2}>
        <Heading level={3} look={4}>
          {t('data.erase.gone.title')}
        </Heading>
        <ul>
          <li>{t('data.erase.gone.profile')}</li>
          <li>{t('data.erase.gone.requests')}</li>
          <li>{t('data.erase.gone.papers')}</li>
          <li>{t('data.erase.gone.shared')}</li>
          <li>
            {hasBothWays
              ? t('data.erase.gone.login', { provider: config.identityProvider.name })
              : t('data.erase.gone.login-one')}
          </li>
        </ul>
      </Stack>
      {kept.length > 0 && (
        <Stack gap={2}>
          <Heading level={3} look={4}>
            {t('data.erase.kept.title')}
          </Heading>
          <ul>
            {keptLines(kept).map(({ id, part, years }) => (
              <li key={part}>{t(id, { part, years })}</li>
            ))}
          </ul>
        </Stack>
      )}
    </>
  )
}

interface WayProps {
  readonly terms: ErasureTermsWire
  readonly email: string
}

function Way({ terms, email }: WayProps) {
  const { api } = useRemote()
  const { t } = usePageMessages()
  const [isAsking, setAsking] = useState(false)
  const ask = useMutation({ mutationFn: () => requestErasure(api), onSuccess: () => setAsking(false) })
  const obstacle = obstacleOf(terms)
  if (obstacle !== null) return <ObstacleBanner obstacle={obstacle} rights={terms.rights} />
  return (
    <>
      <div role="status">
        {ask.isSuccess && (
          <Banner tone="success" title={t('data.erase.asked.title')}>
            {t('data.erase.asked.text', { email })}
          </Banner>
        )}
      </div>
      <div>
        <Button
          variant={ask.isSuccess ? 'secondary' : 'danger'}
          icon={ask.isSuccess ? MailIcon : TrashIcon}
          onClick={() => setAsking(true)}
        >
          {t(ask.isSuccess ? 'data.erase.again' : 'data.erase.ask')}
        </Button>
      </div>
      {isAsking && (
        <AskDialog
          email={email}
          isBusy={ask.isPending}
          error={ask.error}
          onConfirm={() => ask.mutate()}
          onCancel={() => {
            setAsking(false)
            if (ask.isError) ask.reset()
          }}
        />
      )}
    </>
  )
}

interface AskDialogProps {
  readonly email: string
  readonly isBusy: boolean
  readonly error: unknown
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

function AskDialog({ email, isBusy, error, onConfirm, onCancel }: AskDialogProps) {
  const { t } = usePageMessages()
  const dialog = useChunk(dialogChunk)
  const sentence = useFailureSentence(error)
  if (dialog.state === 'failed')
    return (
      <Banner
        tone="danger"
        live="alert"
        actions={
          <Button size="small" onClick={dialog.retry}>
            {t('ui.retry')}
          </Button>
        }
      >
        {t('ui.failure.network')}
      </Banner>
    )
  if (dialog.state === 'loading') return null
  const ConfirmDialog = dialog.data
  return (
    <ConfirmDialog
      isOpen
      title={t('data.erase.confirm.title')}
      confirmLabel={t('data.erase.confirm.send')}
      cancelLabel={t('data.erase.confirm.keep')}
      isHarmful
      isBusy={isBusy}
      error={error === null ? null : sentence}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t('data.erase.confirm.text', { email })}</p>
    </ConfirmDialog>
  )
}

function TermsSkeleton() {
  return (
    <Loading>
      <Stack gap={3}>
        <Skeleton width="12rem" />
        <Skeleton width="90%" />
        <Skeleton width="80%" />
        <Skeleton width="85%" />
        <Skeleton shape="button" width="14rem" />
      </Stack>
    </Loading>
  )
}
