import { Banner, Link } from '@parvis/shared-kernel/ui'
import { CarIcon } from '@parvis/shared-kernel/ui/icon'
import { type MessageId, useMessages } from '../use-messages.ts'

const MESSAGE_IDS: Readonly<Record<string, MessageId>> = {
  CAR: 'category.car',
  VAN: 'category.van',
  MOTORCYCLE: 'category.motorcycle',
  TRUCK: 'category.truck',
}

interface CategoryNoteProps {
  readonly category: string
  /** Number of offers for other vehicles only. */
  readonly others: number
  /** The same page for any vehicle. */
  readonly href: string
}

/** Names the list's vehicle category and links to the complete list. */
export function CategoryNote({ category, others, href }: CategoryNoteProps) {
  const { t } = useMessages()
  const messageId = MESSAGE_IDS[category]
  const name = messageId ? t(messageId) : t('category.other', { category })
  return (
    <Banner tone="info" icon={CarIcon} actions={<Link href={href}>{t('category.all')}</Link>}>
      {t('category.note', { category: name, others })}
    </Banner>
  )
}
