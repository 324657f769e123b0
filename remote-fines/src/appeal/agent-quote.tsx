import { useI18n } from '@parvis/shared-kernel/i18n'
import type { FinesMessageId } from '../messages/fr.ts'
import styles from './appeal.module.css'

/** What the person at the city wrote, in their own words. */
export function AgentQuote({ words }: { readonly words: string }) {
  const { t } = useI18n<FinesMessageId>()
  return (
    <blockquote className={styles.quote}>
      <p>{words}</p>
      <footer className={styles.by}>{t('appeal.agent')}</footer>
    </blockquote>
  )
}
