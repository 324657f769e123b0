import type { Fine } from '@parvis/shared-kernel/fines'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { Banner, Button, Link } from '@parvis/shared-kernel/ui'
import { CircleCheckIcon, PlusIcon } from '@parvis/shared-kernel/ui/icon'
import { useKeeping, useKeptFines } from '../../kept-fines/use-kept-fines.ts'
import { useMessages } from '../../use-messages.ts'
import styles from './keep-fine.module.css'

/** Lets a signed-in citizen keep the fine in the account: it then opens on all their devices without its plate. */
export function KeepFine({ fine }: { readonly fine: Fine }) {
  const { isSignedIn, kept } = useKeptFines()
  if (!isSignedIn || !kept.data || fine.plate === null) return null
  return <Keeping fine={fine} isKept={kept.data.some(one => one.fine.id === fine.id)} />
}

function Keeping({ fine, isKept }: { readonly fine: Fine; readonly isKept: boolean }) {
  const { t } = useMessages()
  const { adding, removing } = useKeeping()
  const sentence = useFailureSentence(adding.error ?? removing.error)
  const { id: fineId, plate } = fine
  return (
    <div className={styles.keep}>
      <p className={styles.text} role="status">
        {isKept && <CircleCheckIcon className={styles.icon} />}
        <span>
          <span>{t(isKept ? 'keep.kept' : 'keep.offer')}</span>{' '}
          {isKept && <Link href={PAGES.fines}>{t('keep.see-list')}</Link>}
        </span>
      </p>
      {isKept ? (
        <Button
          size="small"
          variant="quiet"
          isBusy={removing.isPending}
          onClick={() => removing.mutate(fineId)}
        >
          {t('keep.remove')}
        </Button>
      ) : (
        <Button
          size="small"
          icon={PlusIcon}
          isBusy={adding.isPending}
          onClick={() => plate !== null && adding.mutate({ fineId, plate })}
        >
          {t('keep.add')}
        </Button>
      )}
      {sentence && (
        <Banner tone="danger" live="alert">
          {sentence}
        </Banner>
      )}
    </div>
  )
}
