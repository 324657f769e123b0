import { Button, Cluster, Section } from '@parvis/shared-kernel/ui'
import { CopyIcon } from '@parvis/shared-kernel/ui/icon'
import { useState } from 'react'
import { useMessages } from '../use-messages.ts'
import { useCase } from './case-access.tsx'
import styles from './case-link.module.css'

interface CaseLinkProps {
  /** Absolute address of the case's page, without fragment. */
  readonly page: string
  /** Where the link was mailed; null where no address was given. */
  readonly email: string | null
}

/** The case link, shown this once: elsewhere only the e-mail has it. */
export function CaseLink({ page, email }: CaseLinkProps) {
  const { t } = useMessages()
  const { key } = useCase()
  const link = `${page}#case=${key}`
  const [said, setSaid] = useState<'case.link.copied' | 'case.link.not-copied' | null>(null)
  if (key === null) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setSaid('case.link.copied')
    } catch {
      setSaid('case.link.not-copied')
    }
  }
  return (
    <Section title={t('case.link.title')} gap={3}>
      <p className={styles.text}>
        {`${t('case.link.text')} ${email === null ? t('case.link.unmailed') : t('case.link.mailed', { email })}`}
      </p>
      <Cluster>
        <code className={styles.link}>{link}</code>
        <Button icon={CopyIcon} onClick={() => void copy()}>
          {t('case.link.copy')}
        </Button>
      </Cluster>
      <p role="status" className={styles.text}>
        {said && t(said)}
      </p>
    </Section>
  )
}
