import { useI18n } from '@parvis/shared-kernel/i18n'
import type { FinesMessageId } from '../messages/fr.ts'
import styles from './appeal.module.css'

/** The agent's message, quoted verbatim. */
export function AgentQuote({ words }: { readonly words: string }) {
  const { t } = useI18n<FinesMessageId>()
  return (
    <blockquote className={styles.quote}>
      <p>{words}</p>
      <footer className={styles.by}>{t('appeal.agent')}</footer>
    </blockquote>
  )
}
