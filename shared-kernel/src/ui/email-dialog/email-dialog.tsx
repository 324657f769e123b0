import { useI18n } from '@parvis/shared-kernel/i18n'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Banner } from '../banner/index.ts'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Stack } from '../layout/index.ts'
import { TextInput } from '../text-input/index.ts'

export interface EmailDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title?: ReactNode
  /** Why the address is needed. */
  readonly children?: ReactNode
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly emailError?: string | null | undefined
  /** Omitted when no confirmation is needed (sharing). */
  readonly confirmation?: string | undefined
  readonly onConfirmation?: ((confirmation: string) => void) | undefined
  readonly confirmationError?: string | null | undefined
  /** A city's option, off by default (D6): pasting into the confirmation is blocked, and the field says so. */
  readonly isPasteBlocked?: boolean | undefined
  readonly isRequired?: boolean | undefined
  /** Whether the address is kept for later payments; omitted when that is not offered. */
  readonly isKept?: boolean | undefined
  readonly onKeep?: ((isKept: boolean) => void) | undefined
  /** "Payer 30,00 €", "Envoyer le code". */
  readonly submitLabel: string
  /** The address is required and invalid: the button focuses it instead of submitting. */
  readonly isAddressLacking?: boolean | undefined
  readonly isBusy?: boolean | undefined
  /** Why the last attempt failed. */
  readonly error?: string | null | undefined
  readonly onSubmit: () => void
}

const faultyField = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>('input[aria-invalid="true"]') ?? form.querySelector('input')

/** Asks for an e-mail address (D6). The caller provides the rules. */
export function EmailDialog(props: EmailDialogProps) {
  const { isOpen, onClose, title, children, isRequired = true, isBusy = false, error, submitLabel } = props
  const { t } = useI18n()
  const formId = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    // Focuses the invalid field: a disabled button could not say what is wrong.
    if (props.isAddressLacking) faultyField(event.currentTarget)?.focus()
    else props.onSubmit()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title ?? t('ui.email.title')}
      size="small"
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {submitLabel}
          </Button>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          {children}
          {error && (
            <Banner tone="danger" live="alert">
              {error}
            </Banner>
          )}
          <TextInput
            type="email"
            autoComplete="email"
            spellCheck={false}
            label={t('ui.email.address')}
            hint={t('ui.email.hint')}
            value={props.email}
            onChange={props.onEmail}
            error={props.emailError}
            isRequired={isRequired}
          />
          <ConfirmationField {...props} isRequired={isRequired} />
          {props.onKeep && (
            <Checkbox label={t('ui.email.keep')} isChecked={props.isKept ?? false} onChange={props.onKeep} />
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

function ConfirmationField(props: EmailDialogProps) {
  const { confirmation, onConfirmation, confirmationError, isPasteBlocked = false, isRequired } = props
  const { t } = useI18n()
  if (confirmation === undefined || !onConfirmation) return null
  return (
    <TextInput
      type="email"
      autoComplete={isPasteBlocked ? 'off' : 'email'}
      spellCheck={false}
      label={t('ui.email.confirmation')}
      hint={isPasteBlocked ? t('ui.email.no-paste') : undefined}
      value={confirmation}
      onChange={onConfirmation}
      error={confirmationError}
      isRequired={isRequired}
      onPaste={isPasteBlocked ? event => event.preventDefault() : undefined}
      onDrop={isPasteBlocked ? event => event.preventDefault() : undefined}
    />
  )
}
