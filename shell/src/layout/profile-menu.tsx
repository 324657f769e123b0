import { useI18n } from '@parvis/shared-kernel/i18n'
import { useEffect, useRef, useState } from 'react'
import { ShellLink } from '../routing/shell-link.tsx'
import styles from './profile-menu.module.css'

/** A page of the signed-in person. */
export interface PersonalPage {
  readonly path: string
  readonly text: string
}

interface ProfileMenuProps {
  readonly name: string
  readonly pages: readonly PersonalPage[]
  readonly onSignOut: () => void
}

/** Edit profile, share, sign out (second document §1). A disclosure, not an ARIA menu: its items are ordinary links. */
export function ProfileMenu({ name, pages, onSignOut }: ProfileMenuProps) {
  const { t } = useI18n()
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setIsOpen(false)
    }
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', leaveByKey)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', leaveByKey)
    }
  }, [isOpen])
  const close = () => setIsOpen(false)
  const signOut = () => {
    close()
    button.current?.focus()
    onSignOut()
  }
  return (
    <div className={styles.frame} ref={frame}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(open => !open)}
      >
        <span className={styles.initials} aria-hidden="true">
          {initials(name)}
        </span>
        <span className="parvis-hidden">{t('shell.profile.button')}</span>
        <span className={styles.name}>{name}</span>
      </button>
      {isOpen ? (
        <ul className={styles.list}>
          <li className={styles.who}>{name}</li>
          {pages.map(({ path, text }) => (
            <li key={path}>
              <ShellLink to={path} className={styles.item} onClick={close}>
                {text}
              </ShellLink>
            </li>
          ))}
          <li>
            <button type="button" className={styles.item} onClick={signOut}>
              {t('shell.profile.signOut')}
            </button>
          </li>
        </ul>
      ) : null}
    </div>
  )
}

function initials(name: string): string {
  return (
    name
      .split(/\s+/)
      // Takes whole characters, so that an emoji is not cut in half.
      .map(word => [...word][0])
      .slice(0, 2)
      .join('')
      .toUpperCase()
  )
}
