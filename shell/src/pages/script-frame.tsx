import { useI18n } from '@parvis/shared-kernel/i18n'
import type { NavigationPort } from '@parvis/shared-kernel/remote'
import { useEffect, useRef } from 'react'
import styles from './city-page.module.css'
import { frameMessage } from './frame-message.model.ts'

interface ScriptFrameProps {
  readonly title: string
  readonly navigation: NavigationPort
}

/** Height in px until the page reports its own. Low, because shrinking would scroll the content under a pointer. */
const FIRST_HEIGHT = 40

/**
 * A city's page with a script, in a frame without origin (D13). It receives nothing and may send two things: its
 * height, and a chosen address of the portal.
 */
export function ScriptFrame({ title, navigation }: ScriptFrameProps) {
  const { locale } = useI18n()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (!frame.current || source !== frame.current.contentWindow) return
      const message = frameMessage(data, window.location.origin)
      if (message?.kind === 'height') frame.current.style.blockSize = `${message.pixels}px`
      if (message?.kind === 'go') navigation.navigate(message.path)
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
