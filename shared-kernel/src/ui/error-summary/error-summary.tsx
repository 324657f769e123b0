import { useI18n } from '@parvis/shared-kernel/i18n'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Heading } from '../heading/index.ts'
import { CircleAlertIcon } from '../icon/index.ts'
import { Stack } from '../layout/index.ts'
import styles from './error-summary.module.css'

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

const FOCUSABLE = 'input:not([type="hidden"]), button, select, textarea, a[href], [tabindex]'
/** In this order: the arrow keys start from the chosen one. */
const CHOICES = ['input:checked', 'input:not(:disabled)']

/** A date, a time or a choice is a group: the part that the keyboard would reach takes the focus. */
function focusableOf(field: HTMLElement): HTMLElement {
  const within = field.matches('fieldset') ? CHOICES : field.matches(FOCUSABLE) ? [] : [FOCUSABLE]
  return within.map(parts => field.querySelector<HTMLElement>(parts)).find(part => part !== null) ?? field
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  // A shadow root hides its fields from `document` and from hash links.
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot
  const field = root.getElementById(fieldId)
  // The link must not change the address of a page with fragment routing.
  event.preventDefault()
  if (!field) return
  field.scrollIntoView({ block: 'center' })
  focusableOf(field).focus({ preventScroll: true })
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
