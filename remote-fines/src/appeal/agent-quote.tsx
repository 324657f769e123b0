import { Note } from '@parvis/shared-kernel/ui'
import { useMessages } from '../use-messages.ts'
import styles from './appeal.module.css'

/** The agent's message, quoted verbatim. */
export function AgentQuote({ text }: { readonly text: string }) {
  const { t } = useMessages()
  return (
    <blockquote className={styles.quote}>
      <p>{text}</p>
      <Note as="footer">{t('appeal.agent')}</Note>
    </blockquote>
  )
}
