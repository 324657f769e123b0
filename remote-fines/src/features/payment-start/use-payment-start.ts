import { startFinePayment } from '@parvis/shared-kernel/api'
import { refusalOf } from '@parvis/shared-kernel/errors'
import type { FineId } from '@parvis/shared-kernel/ids'
import type { Cents } from '@parvis/shared-kernel/money'
import { absoluteHref, useLeaveForPayment, usePayerEmail } from '@parvis/shared-kernel/page'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { type PaymentEmail, paymentEmailFaults } from '@parvis/shared-kernel/payment'
import type { Plate } from '@parvis/shared-kernel/plates'
import { useQueryClient, useRemote } from '@parvis/shared-kernel/remote'
import { useState } from 'react'
import { FINE_KEY } from '../../fine-access/fine-query.ts'
import { payerKey } from '../../fine-access/payer-key.ts'
import { shownFaults } from './payment-start.model.ts'

export interface PaymentStartOptions {
  readonly fineId: FineId
  readonly plate: Plate
  readonly due: Cents
  /** Called before leaving: the plate must be kept for the return. */
  readonly onLeave: () => void
}

/** Whether the city refused the e-mail address, which is reported at its field. */
export const isEmailRefused = (error: unknown): boolean => refusalOf(error)?.code === 'TipiInvalidEmail'

/** Asks for the address, then opens the provider's page. */
export function usePaymentStart({ fineId, plate, due, onLeave }: PaymentStartOptions) {
  const { api, config, navigation, subscriber } = useRemote()
  const [email, typeEmail] = usePayerEmail(subscriber)
  const [attempt, setAttempt] = useState(0)
  const [isInSync, setTold] = useState(false)
  const [left, setLeft] = useState({ address: false, confirmation: false })
  const [shouldKeep, setKeep] = useState(false)
  const isRequired = config.paymentEmail.required
  const faults = paymentEmailFaults(email, isRequired)
  const isRight = faults.address === null && faults.confirmation === null
  const queries = useQueryClient()
  const payment = useLeaveForPayment({
    shown: due,
    start: amount => {
      const body = {
        email: email.address.trim() || null,
        urlRedirection: absoluteHref(navigation, pathTo(PAGES.finePayments, { fineId })),
        plate,
        shouldKeepEmail: shouldKeep,
        amount,
      }
      return startFinePayment(api, fineId, body, payerKey())
    },
    onLeave,
    onOutdated: () => void queries.invalidateQueries({ queryKey: [FINE_KEY, fineId] }),
  })
  const type = (changes: Partial<PaymentEmail>) => {
    typeEmail(changes)
    setTold(false)
  }
  return {
    email,
    setAddress: (address: string) => type({ address }),
    setConfirmation: (confirmation: string) => type({ confirmation }),
    leaveField: (name: keyof typeof left) => setLeft({ ...left, [name]: true }),
    faults: shownFaults(faults, left),
    /** Number of attempts without a valid address; each refocuses the summary. */
    attempt,
    /** Nothing has changed since the failed attempt: list what is missing. */
    isInSync,
    isRequired,
    shouldKeep,
    setKeep,
    pay() {
      if (isRight) return payment.pay()
      // Send nothing and report what is missing.
      payment.reset()
      setLeft({ address: true, confirmation: true })
      setAttempt(attempt + 1)
      setTold(true)
    },
    price: payment.price,
    told: payment.told,
    isLeaving: payment.isLeaving,
    error: payment.error,
  }
}
