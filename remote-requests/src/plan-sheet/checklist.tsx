import { Button, Link, Note, Section, Stack } from '@parvis/shared-kernel/ui'
import { CheckIcon, PrinterIcon } from '@parvis/shared-kernel/ui/icon'
import type { ReactNode } from 'react'
import { useMessages } from '../use-messages.ts'
import type { ChecklistItem } from './checklist.model.ts'
import styles from './plan-sheet.module.css'
import { useProfilePage } from './use-profile-page.ts'

/** What to prepare before a request; can be printed and ticked. */
export function Checklist({ items }: { readonly items: readonly ChecklistItem[] }) {
  const { t } = useMessages()
  return (
    <Section
      title={t('checklist.title')}
      actions={
        <span className="parvis-no-print">
          <Button variant="quiet" size="small" icon={PrinterIcon} onClick={() => window.print()}>
            {t('checklist.print')}
          </Button>
        </span>
      }
    >
      <Stack as="ul">
        {items.map((item, index) => (
          <ChecklistLine key={`${item.kind} ${index}`} item={item} />
        ))}
      </Stack>
    </Section>
  )
}

interface LineProps {
  readonly isDone?: boolean
  readonly title: ReactNode
  readonly children?: ReactNode
}

function Line({ isDone = false, title, children }: LineProps) {
  const { t } = useMessages()
  return (
    <li className={styles.item}>
      <span className={isDone ? `${styles.box} ${styles.done}` : styles.box} aria-hidden="true">
        {isDone && <CheckIcon size={16} />}
      </span>
      <div>
        <p className={styles.itemTitle}>
          <span>{title}</span> {isDone && <span className={styles.known}>{t('checklist.known')}</span>}
        </p>
        {children && <Note>{children}</Note>}
      </div>
    </li>
  )
}

function ProfileLink({ isProfessional }: { readonly isProfessional: boolean }) {
  const { t } = useMessages()
  return <Link href={useProfilePage(isProfessional, 'address')}>{t('checklist.address.complete')}</Link>
}

function ChecklistLine({ item }: { readonly item: ChecklistItem }) {
  const { t, formatDuration } = useMessages()
  switch (item.kind) {
    case 'address':
      return (
        <Line isDone={item.isKnown} title={t(item.isProfessional ? 'checklist.company' : 'checklist.home')}>
          {!item.isKnown && <ProfileLink isProfessional={item.isProfessional} />}
        </Line>
      )
    case 'plates':
      return (
        <Line title={t('checklist.plates', { max: item.max })}>
          {item.isFromSubscription
            ? t('checklist.plates.subscription')
            : !item.isMandatory && t('checklist.optional')}
        </Line>
      )
    case 'field':
      return <Line title={item.label}>{t('checklist.field')}</Line>
    case 'evidence':
      return (
        <Line title={item.name}>
          {[
            item.maxAge && t('checklist.max-age', { duration: formatDuration(item.maxAge) }),
            item.isMandatory ? t('checklist.file') : t('checklist.optional'),
          ]
            .filter(Boolean)
            .join(' ')}
        </Line>
      )
  }
}
