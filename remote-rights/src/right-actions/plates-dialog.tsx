import { savePlates } from '@parvis/shared-kernel/api'
import { dropBlankPlates, type Plate } from '@parvis/shared-kernel/plates'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { Banner, Button, Consequences, PlateList, Stack } from '@parvis/shared-kernel/ui'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRightMessages } from '../use-messages.ts'
import type { ActionDialogProps } from './dialog-props.ts'
import { PlateChoice } from './plate-choice.tsx'
import { PlateLines } from './plate-lines.tsx'
import { firstLines, maxPlatesOf, platesRefusal } from './plates-form.model.ts'
import styles from './right-actions.module.css'
import { takeFocus } from './take-focus.ts'

/**
 * The first plate field with a fault; otherwise the first one, since the fault concerns all plates and is shown above
 * them.
 */
const faultyPlate = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('input[aria-invalid="true"]') ?? form.querySelector('input')

/** Two steps: the plates, then the changes; nothing is saved before they were shown (UX, consequence first). */
export function PlatesDialog({ view, onClose, onDone }: ActionDialogProps) {
  const { t } = useRightMessages()
  const { api, announce } = useRemote()
  const { name, right } = view
  const [lines, setLines] = useState(() => firstLines(right.plates))
  const [hasTried, setTried] = useState(false)
  const [isReviewing, setReviewing] = useState(false)
  const after = dropBlankPlates(lines)
  const saving = useMutation({
    mutationFn: () => savePlates(api, right.id, after),
    onSuccess: () => onDone(t('plates.saved', { name })),
    // The city may have acted without its answer arriving, or knows more than the page.
    onError: () => announce({ kind: 'rights-changed' }),
  })
  const failure = useFailureSentence(saving.error)
  const refusal = platesRefusal(lines, right.plates)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Render the faults before focusing them.
    flushSync(() => setTried(true))
    if (refusal !== null) faultyPlate(event.currentTarget)?.focus()
    else if (isReviewing) saving.mutate()
    else setReviewing(true)
  }
  const correct = () => {
    saving.reset()
    // The pressed button becomes "cancel": left on it, a second Enter would lose what was typed.
    flushSync(() => setReviewing(false))
    form.current?.querySelector('input')?.focus()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('plates.title')}
      isDismissable={!saving.isPending}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" isBusy={saving.isPending}>
            {t(isReviewing ? 'plates.save' : 'plates.review')}
          </Button>
          <Button disabled={saving.isPending} onClick={isReviewing ? correct : onClose}>
            {t(isReviewing ? 'plates.correct' : 'ui.cancel')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate>
        <Stack>
          {!isReviewing && hasTried && refusal === 'none' && (
            <Banner tone="danger" live="alert">
              {t('plates.none')}
            </Banner>
          )}
          {!isReviewing && hasTried && refusal === 'unchanged' && (
            <Banner tone="info" live="status">
              {t('plates.unchanged')}
            </Banner>
          )}
          {isReviewing ? (
            <Review name={name} today={right.plates} after={after} />
          ) : (
            <PlateFields view={view} lines={lines} onChange={setLines} hasTried={hasTried} />
          )}
          {failure && (
            <Banner tone="danger" live="alert">
              {failure}
            </Banner>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

interface PlateFieldsProps extends Pick<ActionDialogProps, 'view'> {
  readonly lines: readonly string[]
  readonly onChange: (lines: readonly string[]) => void
  readonly hasTried: boolean
}

function PlateFields({ view, lines, onChange, hasTried }: PlateFieldsProps) {
  const { t } = useRightMessages()
  if (view.plateChoice) {
    return (
      <PlateChoice
        choice={view.plateChoice}
        max={maxPlatesOf(view)}
        chosen={dropBlankPlates(lines)}
        onChange={onChange}
      />
    )
  }
  return (
    <>
      <p>{t('plates.body', { max: maxPlatesOf(view) })}</p>
      <PlateLines lines={lines} max={maxPlatesOf(view)} onChange={onChange} hasTried={hasTried} />
    </>
  )
}

interface ReviewProps {
  readonly name: string
  readonly today: readonly Plate[]
  readonly after: readonly Plate[]
}

/**
 * Takes the focus, since the focused field has disappeared: otherwise the close button would get it, and Enter would
 * press it.
 */
function Review({ name, today, after }: ReviewProps) {
  const { t } = useRightMessages()
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.made}>
      <Consequences
        caption={t('plates.caption', { name })}
        rows={[
          {
            label: t('right.plates'),
            today: <PlateList plates={today} max={today.length} />,
            after: <PlateList plates={after} max={after.length} />,
          },
        ]}
      />
      <p>{t('plates.effect')}</p>
    </div>
  )
}
