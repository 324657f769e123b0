import { useHost } from '@parvis/shared-kernel/i18n'
import { InView } from '@parvis/shared-kernel/page'
import type { PaymentEmailFaults } from '@parvis/shared-kernel/payment'
import { useFailureSentence, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { EMAIL_LENGTH } from '@parvis/shared-kernel/subscriber'
import {
  ActionBar,
  Banner,
  Button,
  Checkbox,
  ErrorSummary,
  type FieldFault,
  Stack,
  TextInput,
} from '@parvis/shared-kernel/ui'
import { CreditCardIcon } from '@parvis/shared-kernel/ui/icon'
import type { FormEvent } from 'react'
import { useMessages } from '../../use-messages.ts'
import { isEmailRefused, type PaymentStartOptions, usePaymentStart } from './use-payment-start.ts'

interface PaymentStartProps extends PaymentStartOptions {
  /** The payment has already begun: its page is reopened. */
  readonly isResuming: boolean
}

const ADDRESS_ID = 'payment-email'
const CONFIRMATION_ID = 'payment-email-confirmation'

/**
 * E-mail, then the provider's card page. A missing required address blocks leaving (second document §5); the button
 * stays enabled so that a press says what is missing.
 */
export function PaymentStart({ isResuming, ...options }: PaymentStartProps) {
  const { t, formatPrice } = useMessages()
  const start = usePaymentStart(options)
  const messages = useEmailMessages(start.faults, start.email.address)
  const place = usePlace()
  const faults = start.isInSync ? listed(messages) : []
  useScreen(t('pay.title'), faults.length > 0 || Boolean(start.error))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!start.isLeaving) start.pay()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={6}>
        <ErrorSummary faults={faults} attempt={start.attempt} />
        <PaymentFailure error={start.error} />
        {start.told !== null && (
          <InView error={start.told}>
            <Banner tone="warning" live="alert">
              {t('pay.amount-changed', { price: formatPrice(start.told) })}
            </Banner>
          </InView>
        )}
        <EmailFields start={start} messages={messages} />
        <p>{t('pay.next', { place })}</p>
        <ActionBar>
          <Button type="submit" variant="primary" icon={CreditCardIcon} isBusy={start.isLeaving}>
            {isResuming && start.told === null
              ? t('result.left.action')
              : t('choices.pay.action', { price: formatPrice(start.price) })}
          </Button>
        </ActionBar>
      </Stack>
    </form>
  )
}

function PaymentFailure({ error }: { readonly error: unknown }) {
  const { t } = useMessages()
  const sentence = useFailureSentence(error)
  if (!error || isEmailRefused(error)) return null
  return (
    <InView error={error}>
      <Banner tone="danger" title={t('pay.failed')} live="alert">
        {sentence}
      </Banner>
    </InView>
  )
}

interface EmailFieldsProps {
  readonly start: ReturnType<typeof usePaymentStart>
  readonly messages: ReturnType<typeof useEmailMessages>
}

function EmailFields({ start, messages }: EmailFieldsProps) {
  const { t } = useMessages()
  const { config, subscriber } = useRemote()
  const refusal = useFailureSentence(isEmailRefused(start.error) ? start.error : null)
  const isPasteBlocked = config.paymentEmail.blockPasteInConfirmation
  const block = isPasteBlocked ? (event: { preventDefault(): void }) => event.preventDefault() : undefined
  return (
    <Stack gap={4}>
      <TextInput
        id={ADDRESS_ID}
        type="email"
        label={t('ui.email.address')}
        hint={t('pay.email.hint')}
        autoComplete="email"
        spellCheck={false}
        value={start.email.address}
        onChange={start.setAddress}
        onBlur={() => start.leaveField('address')}
        error={messages.address ?? (refusal || null)}
        isRequired={start.isRequired}
      />
      <TextInput
        id={CONFIRMATION_ID}
        type="email"
        label={t('ui.email.confirmation')}
        hint={isPasteBlocked ? t('ui.email.no-paste') : undefined}
        autoComplete={isPasteBlocked ? 'off' : 'email'}
        spellCheck={false}
        value={start.email.confirmation}
        onChange={start.setConfirmation}
        onBlur={() => start.leaveField('confirmation')}
        onPaste={block}
        onDrop={block}
        error={messages.confirmation}
        isRequired={start.isRequired}
      />
      {subscriber && (
        <Checkbox label={t('ui.email.keep')} isChecked={start.shouldKeep} onChange={start.setKeep} />
      )}
    </Stack>
  )
}

function useEmailMessages(faults: PaymentEmailFaults, address: string) {
  const { t } = useMessages()
  const { min, max } = EMAIL_LENGTH
  return {
    address: faults.address && t(`pay.email.${faults.address}`, { min, max, email: address.trim() }),
    confirmation: faults.confirmation && t('pay.email.different'),
  }
}

const listed = (messages: ReturnType<typeof useEmailMessages>): readonly FieldFault[] => [
  ...(messages.address ? [{ fieldId: ADDRESS_ID, message: messages.address }] : []),
  ...(messages.confirmation ? [{ fieldId: CONFIRMATION_ID, message: messages.confirmation }] : []),
]

/** Where somebody pays: a payment that leaves a frame comes back to the portal, as no frame is there any more. */
function usePlace(): 'portal' | 'page' | 'frame' {
  const host = useHost()
  if (!host) return 'portal'
  return window.top === window ? 'page' : 'frame'
}
