import { PAGES } from '@parvis/shared-kernel/paths'
import { useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { PageHeader } from '@parvis/shared-kernel/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAccessWords } from '../words/late-words.tsx'
import styles from './access.module.css'

interface AccessPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Something went wrong on it: the document's title says so. */
  readonly isTroubled?: boolean
  /** Signed out, one can go back to sign in. */
  readonly hasBack?: boolean
  /** It follows what was done on the page before it, at the same address: its heading takes the focus. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

/** A page of one question: narrow, with the way back. */
export function AccessPage(props: AccessPageProps) {
  const { title, lead, isTroubled = false, hasBack = true, takesFocus = false, children } = props
  const { navigation } = useRemote()
  const { t } = useAccessWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useScreen(title, isTroubled)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <>
      <PageHeader
        ref={heading}
        title={title}
        lead={lead}
        back={hasBack ? { href: navigation.href(PAGES.signIn), label: t('access.back') } : undefined}
      />
      <div className={styles.column}>{children}</div>
    </>
  )
}
