import type { NavigationPort } from '@parvis/shared-kernel/remote'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { useId } from 'react'
import styles from './city-page.module.css'
import { ScopedContent } from './scoped-content.tsx'
import { ScriptFrame } from './script-frame.tsx'

export interface CityPageProps {
  readonly config: CityConfig
  readonly navigation: NavigationPort
}

/**
 * The city's own page (second document §3, customPageConfiguration and themeImages): image and text below sign-in, so
 * that nobody has to scroll past them.
 */
export function CityPage({ config, navigation }: CityPageProps) {
  const titleId = useId()
  const { customPageConfiguration: page, themeImages, name } = config
  const title = page?.headerTitle || name
  const hasText = page !== null && (page.content !== '' || page.script !== '')
  if (!hasText && !themeImages.header) return null
  return (
    <section
      className={styles.page}
      // The city writes it in one language, whichever the reader has chosen (WCAG 3.1.2).
      lang={config.selectedLang}
      aria-labelledby={hasText ? titleId : undefined}
    >
      {themeImages.header ? (
        <img className={styles.picture} src={themeImages.header} alt="" width={1260} height={220} />
      ) : null}
      {hasText ? <h2 id={titleId}>{title}</h2> : null}
      {page?.script ? (
        <ScriptFrame title={title} navigation={navigation} />
      ) : page?.content ? (
        <ScopedContent html={page.content} css={page.style} />
      ) : null}
    </section>
  )
}
