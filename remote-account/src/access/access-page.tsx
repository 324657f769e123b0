import { PAGES } from '@parvis/shared-kernel/paths'
import { useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { PageHeader } from '@parvis/shared-kernel/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAccessMessages } from '../messages/lazy-messages.tsx'
import styles from './access.module.css'

export interface AccessPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** A failure occurred: the document's title says so. */
  readonly hasError?: boolean
  /** A link leads back: to signing in, or to the rights of who is signed in. */
  readonly hasBack?: boolean
  /** Same address as the page before: moves the focus to the heading. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

/** Narrow page for one question, with a back link. */
export function AccessPage(props: AccessPageProps) {
  const { title, lead, hasError = false, hasBack = true, takesFocus = false, children } = props
  const isConnected = useRemote().session.state.kind === 'connected'
  const { t } = useAccessMessages()
  const back = isConnected
    ? { href: PAGES.rights, label: t('access.rights') }
    : { href: PAGES.signIn, label: t('access.back') }
  const heading = useRef<HTMLHeadingElement>(null)
  useScreen(title, hasError)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <>
      <PageHeader ref={heading} title={title} lead={lead} back={hasBack ? back : undefined} />
      <div className={styles.column}>{children}</div>
    </>
  )
}
