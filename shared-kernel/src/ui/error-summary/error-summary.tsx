import { useI18n } from '@parvis/shared-kernel/i18n'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Heading } from '../heading/index.ts'
import { CircleAlertIcon } from '../icon/index.ts'
import { Stack } from '../layout/index.ts'
import styles from './error-summary.module.css'
import { focusField } from './focus-field.ts'

export interface FieldFault {
  /** Id of the field; null when the fault concerns the whole form. */
  readonly fieldId: string | null
  readonly message: string
}

export interface ErrorSummaryProps {
  readonly faults: readonly FieldFault[]
  readonly title?: string | undefined
  /** Changes with every attempt: each moves the focus once, whatever is answered after it. */
  readonly attempt?: number | undefined
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  // The link must not change the address of a page with fragment routing.
  event.preventDefault()
  // A shadow root hides its fields from `document` and from hash links.
  focusField(event.currentTarget.getRootNode() as Document | ShadowRoot, fieldId)
}

/** Faults that prevent submitting, at the top of the screen; takes the focus when it appears. */
export function ErrorSummary({ faults, title, attempt = 0 }: ErrorSummaryProps) {
  const { t } = useI18n()
  const box = useRef<HTMLElement>(null)
  const titleId = useId()
  const hasFaults = faults.length > 0
  const told = useRef(hasFaults ? null : attempt)
  // A fault that appears while somebody corrects the answers must not take the field out of their hands.
  useEffect(() => {
    if (!hasFaults || told.current === attempt) return
    told.current = attempt
    box.current?.focus()
    // A browser centres what takes the focus: of a box taller than the screen that hides the title.
    box.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [attempt, hasFaults])
  if (!hasFaults) return null
  return (
    <section className={styles.summary} ref={box} tabIndex={-1} aria-labelledby={titleId}>
      <CircleAlertIcon className={styles.icon} />
      <Stack gap={2}>
        <Heading level={2} className={styles.title} id={titleId}>
          {title ?? t('ui.error-summary.title', { count: faults.length })}
        </Heading>
        <Stack as="ul" gap={1}>
          {faults.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              {fieldId ? (
                <a className={styles.link} href={`#${fieldId}`} onClick={event => goToField(event, fieldId)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </Stack>
      </Stack>
    </section>
  )
}
