import { Heading, Stack } from '@parvis/shared-kernel/ui'
import { type ReactNode, type Ref, useId } from 'react'
import styles from './settings-section.module.css'

interface SettingsSectionProps {
  readonly title: string
  /** Purpose, in one sentence. */
  readonly text: string
  readonly children: ReactNode
  /** Takes the focus when the portal's address targets this section. */
  readonly ref?: Ref<HTMLElement>
}

/** A group of settings: description on one side, controls on the other. */
export function SettingsSection({ title, text, children, ref }: SettingsSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id} tabIndex={-1} ref={ref}>
      <Stack gap={1}>
        <Heading level={2} look={4} id={id}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
      </Stack>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
