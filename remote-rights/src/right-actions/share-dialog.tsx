import { generateShare } from '@parvis/shared-kernel/api'
import { absoluteHref } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { Banner, Button, Stack } from '@parvis/shared-kernel/ui'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import { InfoIcon } from '@parvis/shared-kernel/ui/icon'
import { useRightMessages } from '../use-messages.ts'
import { CopyText } from './copy-text.tsx'
import type { ActionDialogProps } from './dialog-props.ts'
import styles from './right-actions.module.css'
import { othersIn, SHARE_DAYS, shareLink } from './share.model.ts'
import { ShareMail } from './share-mail.tsx'
import { takeFocus } from './take-focus.ts'

/** Creates a code with which one other person can join the right, and helps to pass it on (first document §2, §7). */
export function ShareDialog({ view, onClose }: ActionDialogProps) {
  const { t } = useRightMessages()
  const { api } = useRemote()
  const making = useMutation({ mutationFn: () => generateShare(api, view.right.id) })
  const failure = useFailureSentence(making.error)
  const token = making.data
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('share.title', { name: view.name })}
      footer={
        <>
          {token === undefined && (
            <Button variant="primary" isBusy={making.isPending} onClick={() => making.mutate()}>
              {t('share.make')}
            </Button>
          )}
          <Button onClick={onClose}>{t(token === undefined ? 'ui.cancel' : 'ui.close')}</Button>
        </>
      }
    >
      <Stack>
        {failure && (
          <Banner tone="danger" live="alert">
            {failure}
          </Banner>
        )}
        {token === undefined ? <Terms view={view} /> : <Code token={token} />}
      </Stack>
    </Dialog>
  )
}

/** What a code does, shown before creating one. */
function Terms({ view: { right } }: Pick<ActionDialogProps, 'view'>) {
  const { t } = useRightMessages()
  const others = othersIn(right)
  return (
    <>
      <p>{t('share.body')}</p>
      <ul>
        <li>{t('share.term.once', { days: SHARE_DAYS })}</li>
        <li>{t('share.term.replaces')}</li>
        <li>{t('share.term.told')}</li>
      </ul>
      <Banner tone="neutral" icon={InfoIcon}>
        <span>{t('share.now', { count: others })}</span>{' '}
        {others > 0 && <span>{t('share.now.nameless', { count: others })}</span>}
      </Banner>
    </>
  )
}

function Code({ token }: { readonly token: string }) {
  const { t } = useRightMessages()
  const { navigation } = useRemote()
  const page = absoluteHref(navigation, PAGES.share)
  return (
    <>
      <p ref={takeFocus} tabIndex={-1} className={styles.made}>
        {t('share.made', { days: SHARE_DAYS })}
      </p>
      <CopyText label={t('share.code')} copyLabel={t('share.code.copy')} text={token} isLarge />
      <CopyText label={t('share.link')} copyLabel={t('share.link.copy')} text={shareLink(page, token)} />
      <ShareMail token={token} />
    </>
  )
}
