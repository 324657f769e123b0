import { refusalOf } from '@parvis/shared-kernel/errors'
import { BlockedTab } from '@parvis/shared-kernel/page'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { Banner, Button, Stack } from '@parvis/shared-kernel/ui'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import { DownloadIcon } from '@parvis/shared-kernel/ui/icon'
import { orderOf, saveDocument } from '../documents/city-document.ts'
import { nameOf } from '../rights-data/offered-actions.model.ts'
import { useRightMessages } from '../use-messages.ts'
import type { ActionDialogProps, DocumentFailure } from './dialog-props.ts'

/** Says why a document did not open and offers to save it, which needs no tab. */
export function DocumentDialog({ view, failure, onClose }: ActionDialogProps) {
  return failure && <FailureMessage view={view} failure={failure} onClose={onClose} />
}

interface FailureProps extends Pick<ActionDialogProps, 'view' | 'onClose'> {
  readonly failure: DocumentFailure
}

function FailureMessage({ view, failure: { paper, error }, onClose }: FailureProps) {
  const { t } = useRightMessages()
  const { api, locale } = useRemote()
  const saving = useMutation({
    mutationFn: () => saveDocument(api, orderOf(paper, view.right, locale)),
    onSuccess: onClose,
  })
  const isBlocked = error instanceof BlockedTab
  const failure = useFailureSentence(saving.error ?? (isBlocked ? null : error))
  const isAllowed = refusalOf(saving.error) === null
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t(`document.failed.${nameOf(paper)}`)}
      footer={
        <>
          {isAllowed && (
            <Button
              variant="primary"
              icon={DownloadIcon}
              isBusy={saving.isPending}
              onClick={() => saving.mutate()}
            >
              {t(isBlocked ? 'document.save' : 'document.again')}
            </Button>
          )}
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </>
      }
    >
      <Stack>
        {isBlocked && !failure && <p>{t('document.blocked')}</p>}
        {failure && (
          <Banner tone="danger" live="alert">
            {failure}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}
