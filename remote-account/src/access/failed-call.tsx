import { refusalOf } from '@parvis/shared-kernel/errors'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { Banner } from '@parvis/shared-kernel/ui'
import { useEffect, useRef } from 'react'
import { useAccessMessages } from '../words/lazy-messages.tsx'
import styles from './access.module.css'

interface FailedCallProps {
  readonly error: unknown
  readonly title: string
}

/** Message of a failed request; nothing without one. Takes the focus: on a phone it stands above what is on screen. */
export function FailedCall({ error, title }: FailedCallProps) {
  const { t } = useAccessMessages()
  const hasTooMany = refusalOf(error)?.status === 429
  const sentence = useFailureSentence(hasTooMany ? null : error)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) box.current?.focus()
  }, [error])
  if (!error) return null
  return (
    <div ref={box} tabIndex={-1} className={styles.failed}>
      <Banner tone="danger" live="alert" title={title}>
        {hasTooMany ? t('access.too-many') : sentence}
      </Banner>
    </div>
  )
}
