import { Banner, Link } from '@parvis/shared-kernel/ui'
import { CarIcon } from '@parvis/shared-kernel/ui/icon'
import { useWords, type WordId } from '../words.ts'

const WORDS: Readonly<Record<string, WordId>> = {
  CAR: 'category.car',
  VAN: 'category.van',
  MOTORCYCLE: 'category.motorcycle',
  TRUCK: 'category.truck',
}

interface CategoryNoteProps {
  readonly category: string
  /** How many offers are for other vehicles alone. */
  readonly others: number
  /** The same page for any vehicle. */
  readonly href: string
}

/** For which vehicles the list below is, and the way to all of it. */
export function CategoryNote({ category, others, href }: CategoryNoteProps) {
  const { t } = useWords()
  const word = WORDS[category]
  const name = word ? t(word) : t('category.other', { category })
  return (
    <Banner tone="info" icon={CarIcon} actions={<Link href={href}>{t('category.all')}</Link>}>
      {t('category.note', { category: name, others })}
    </Banner>
  )
}
