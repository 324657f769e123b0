import { openRefundByReceipt } from '@parvis/shared-kernel/api'
import { failureTitle, refusalOf } from '@parvis/shared-kernel/errors'
import { cityNow, useFailureSentence, useMutation } from '@parvis/shared-kernel/remote'
import { Banner, Button, Section, TextInput } from '@parvis/shared-kernel/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useCase } from '../../case-access/case-access.tsx'
import { Outcome } from '../../case-access/outcome.tsx'
import { useMessages } from '../../use-messages.ts'
import styles from './refund.module.css'
import {
  forgetReceiptNumbers,
  keepReceiptNumbers,
  type ReceiptNumbers,
  recallReceiptNumbers,
} from './refund-memory.ts'

const FIELDS = ['operationId', 'authorizationNumber'] as const
type FieldName = (typeof FIELDS)[number]
const fieldId = (name: FieldName) => `receipt-${name}`

interface RefundReceiptProps {
  readonly refundId: string
  /** The city has opened the case: the refund replaces this form. */
  readonly onOpen: () => void
  readonly onErrorChange: (hasError: boolean) => void
}

/** A refund without an address on file opens by the receipt of its payment (D16). */
export function RefundReceipt(props: RefundReceiptProps) {
  const { t } = useMessages()
  const { values, change, opening, submit, isMissing } = useReceipt(props)
  const { onErrorChange } = props
  const hasError = FIELDS.some(isMissing) || opening.isError
  useEffect(() => {
    onErrorChange(hasError)
    return () => onErrorChange(false)
  }, [onErrorChange, hasError])
  const errorOf = (name: FieldName) => (isMissing(name) ? t('case.receipt.missing') : null)
  return (
    <Section title={t('case.receipt.title')} gap={3}>
      <p className={styles.text}>{t('case.receipt.text')}</p>
      <form onSubmit={submit} noValidate className={styles.form}>
        <TextInput
          id={fieldId('operationId')}
          label={t('case.receipt.operation')}
          value={values.operationId}
          onChange={operationId => change({ operationId })}
          error={errorOf('operationId')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextInput
          id={fieldId('authorizationNumber')}
          label={t('case.receipt.authorization')}
          value={values.authorizationNumber}
          onChange={authorizationNumber => change({ authorizationNumber })}
          error={errorOf('authorizationNumber')}
          width="medium"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Outcome takesFocus={false}>{opening.isError && <NotOpened error={opening.error} />}</Outcome>
        <div>
          <Button type="submit" variant="primary" isBusy={opening.isPending}>
            {t('case.receipt.open')}
          </Button>
        </div>
      </form>
    </Section>
  )
}

function useReceipt({ refundId, onOpen }: RefundReceiptProps) {
  const { api, keep } = useCase()
  const [values, setValues] = useState(() => recallReceiptNumbers(refundId, cityNow()))
  const [hasTried, setTried] = useState(false)
  const opening = useMutation({
    mutationFn: () => openRefundByReceipt(api, refundId, values),
    onSuccess(key) {
      forgetReceiptNumbers()
      onOpen()
      keep(key)
    },
  })
  const missing = FIELDS.filter(name => values[name].trim() === '')
  return {
    values,
    opening,
    change(typed: Partial<ReceiptNumbers>) {
      const next = { ...values, ...typed }
      setValues(next)
      keepReceiptNumbers(refundId, next, cityNow())
    },
    isMissing: (name: FieldName) => hasTried && missing.includes(name),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      setTried(true)
      const [first] = missing
      if (first !== undefined)
        event.currentTarget.querySelector<HTMLInputElement>(`#${fieldId(first)}`)?.focus()
      else if (!opening.isPending) opening.mutate()
    },
  }
}

/** Only the city's refusal means wrong numbers; other failures say nothing about them. */
function NotOpened({ error }: { readonly error: Error }) {
  const { t } = useMessages()
  const sentence = useFailureSentence(error)
  const isRefused = refusalOf(error)?.status === 403
  return (
    <Banner
      tone="danger"
      title={t(isRefused ? 'case.receipt.failed' : failureTitle(error, 'case.receipt.unopened'))}
    >
      {isRefused ? t('case.receipt.check') : sentence}
    </Banner>
  )
}
