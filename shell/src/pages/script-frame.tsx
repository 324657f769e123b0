import { useI18n } from '@parvis/shared-kernel/i18n'
import type { NavigationPort } from '@parvis/shared-kernel/remote'
import { useEffect, useRef } from 'react'
import styles from './city-page.module.css'
import { frameWord } from './frame-word.model.ts'

interface ScriptFrameProps {
  readonly title: string
  readonly navigation: NavigationPort
}

/** Until the page says how high it is. Low: a page that shrinks under its end would scroll what is being pressed. */
const FIRST_HEIGHT = 40

/**
 * A city's page that brings a script: shown in a frame without an origin of its own (D13), which is told nothing and
 * may say two things: how high it is, and which address of the portal was chosen in it.
 */
export function ScriptFrame({ title, navigation }: ScriptFrameProps) {
  const { locale } = useI18n()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (!frame.current || source !== frame.current.contentWindow) return
      const word = frameWord(data, window.location.origin)
      if (word?.kind === 'height') frame.current.style.blockSize = `${word.pixels}px`
      if (word?.kind === 'go') navigation.navigate(word.path)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [navigation])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      src={`/city-page?lang=${locale}`}
      height={FIRST_HEIGHT}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  )
}
