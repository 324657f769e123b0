import { Banner } from '@parvis/shared-kernel/ui'
import { useWords } from '../../words.ts'
import type { Renewal } from './renewal.model.ts'

/** For a renewal: what it continues, and from when (D3). */
export function RenewalNote({ renewal }: { readonly renewal: Renewal | null }) {
  const { t, formatDayWords } = useWords()
  if (renewal === null) return null
  return (
    <Banner tone="info" title={t('renewal.title', { name: renewal.name })}>
      {renewal.startsAt === null
        ? t('renewal.not-yet')
        : t('renewal.starts', { day: formatDayWords(renewal.startsAt) })}
    </Banner>
  )
}
