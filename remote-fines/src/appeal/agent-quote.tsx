import { Note } from '@parvis/shared-kernel/ui'
import { useMessages } from '../use-messages.ts'
import styles from './appeal.module.css'

/** The agent's message, quoted verbatim. */
export function AgentQuote({ words }: { readonly words: string }) {
  const { t } = useMessages()
  return (
    <blockquote className={styles.quote}>
      <p>{words}</p>
      <Note as="footer">{t('appeal.agent')}</Note>
    </blockquote>
  )
}
