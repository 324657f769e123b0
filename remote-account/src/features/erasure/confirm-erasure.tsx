import { confirmErasure } from '@parvis/shared-kernel/api'
import { failureTitle, refusalOf } from '@parvis/shared-kernel/errors'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { DRAFT_DATABASE } from '@parvis/shared-kernel/session'
import { Actions, Banner, Button, ButtonLink, Stack } from '@parvis/shared-kernel/ui'
import { TrashIcon } from '@parvis/shared-kernel/ui/icon'
import { FailureBanner } from '../../failures/failure-banner.tsx'
import { usePageMessages } from '../../messages/lazy-messages.tsx'
import { OWN_PAGES } from '../../own-pages.ts'

/** `failed`: the link stays valid. */
export type ErasureTrouble = 'failed' | 'expired' | null

interface ConfirmErasureProps {
  readonly token: string
  readonly trouble: ErasureTrouble
  readonly onErased: () => void
  readonly onTrouble: (trouble: ErasureTrouble) => void
}

const isExpired = (error: unknown): boolean => {
  const status = refusalOf(error)?.status
  return status === 404 || status === 410
}

/** Final confirmation: what is deleted, what stays, and the button. */
export function ConfirmErasure({ token, trouble, onErased, onTrouble }: ConfirmErasureProps) {
  const { api, announce, subscriber } = useRemote()
  const { t } = usePageMessages()
  const erase = useMutation({
    mutationFn: () => confirmErasure(api, token),
    onMutate: () => onTrouble(null),
    onSuccess() {
      // Delete the drafts kept in this browser.
      globalThis.indexedDB?.deleteDatabase(DRAFT_DATABASE)
      // Re-reads the session: it closes if its account was erased; another person's session stays.
      announce({ kind: 'subscriber-changed' })
    },
    onError(error) {
      onTrouble(isExpired(error) ? 'expired' : 'failed')
      // The first answer may have been lost: a session of the erased account must not stay on screen.
      if (isExpired(error)) announce({ kind: 'subscriber-changed' })
    },
  })
  if (trouble === 'expired') return <Expired />
  return (
    <Stack gap={6}>
      {subscriber && (
        <Banner tone="info">
          {t('erasure.whose', {
            name: `${subscriber.firstName} ${subscriber.lastName}`.trim() || subscriber.email,
          })}
        </Banner>
      )}
      <ul>
        <li>{t('erasure.gone')}</li>
        <li>{t('erasure.kept')}</li>
        <li>
          <strong>{t('erasure.no-way-back')}</strong>
        </li>
      </ul>
      {/* The link stays valid. */}
      <FailureBanner title={t(failureTitle(erase.error, 'erasure.failed'))} error={erase.error} />
      <Actions>
        <Button
          variant="danger"
          icon={TrashIcon}
          isBusy={erase.isPending}
          onClick={() => erase.mutate(undefined, { onSuccess: onErased })}
        >
          {t('erasure.confirm')}
        </Button>
        <ButtonLink href={PAGES.rights}>{t('erasure.keep')}</ButtonLink>
      </Actions>
    </Stack>
  )
}

function Expired() {
  const { t } = usePageMessages()
  return (
    <div role="alert">
      <Banner
        tone="warning"
        title={t('erasure.expired.title')}
        actions={<ButtonLink href={OWN_PAGES.myData}>{t('erasure.expired.again')}</ButtonLink>}
      >
        {t('erasure.expired.text')}
      </Banner>
    </div>
  )
}
