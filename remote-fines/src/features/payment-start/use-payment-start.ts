import { startFinePayment } from '@parvis/shared-kernel/api'
import { failureOf } from '@parvis/shared-kernel/errors'
import type { FineId } from '@parvis/shared-kernel/ids'
import { leaveForPayment, useComingBack } from '@parvis/shared-kernel/page'
import { firstPaymentEmail, paymentEmailFaults } from '@parvis/shared-kernel/payment'
import type { Plate } from '@parvis/shared-kernel/plates'
import { useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { useState } from 'react'
import { shownFaults } from './payment-start.model.ts'

export interface PaymentStartOptions {
  readonly fineId: FineId
  readonly plate: Plate
  /** Before the page is left: the plate must still be known on the way back. */
  readonly onLeave: () => void
}

/** Whether the city refused the address itself: that is said at its field. */
export function isEmailRefused(error: unknown): boolean {
  const failure = failureOf(error)
  return failure?.kind === 'api' && failure.code === 'TipiInvalidEmail'
}

/** The step before the card: an address, then the provider's page. */
export function usePaymentStart({ fineId, plate, onLeave }: PaymentStartOptions) {
  const { api, config, navigation, subscriber } = useRemote()
  const [email, setEmail] = useState(() => firstPaymentEmail(subscriber?.email ?? null))
  const [left, setLeft] = useState({ address: false, confirmation: false })
  const [shouldKeep, setKeep] = useState(false)
  const isRequired = config.paymentEmail.required
  const faults = paymentEmailFaults(email, isRequired)
  const payment = useMutation({
    mutationFn: async () => {
      const body = {
        email: email.address.trim() || null,
        urlRedirection: `${window.location.origin}${navigation.href(`/fps/${fineId}/payments`)}`,
        plate,
        shouldKeepEmail: shouldKeep,
      }
      return startFinePayment(api, fineId, body, crypto.randomUUID())
    },
    onSuccess(answer) {
      onLeave()
      leaveForPayment(answer)
    },
  })
  useComingBack(payment.reset)
  return {
    email,
    setAddress: (address: string) => setEmail({ ...email, address }),
    setConfirmation: (confirmation: string) => setEmail({ ...email, confirmation }),
    leaveField: (name: keyof typeof left) => setLeft({ ...left, [name]: true }),
    faults: shownFaults(faults, left),
    canPay: faults.address === null && faults.confirmation === null,
    isRequired,
    shouldKeep,
    setKeep,
    pay: () => payment.mutate(),
    // On success the page is being left: the button stays busy until it is gone.
    isLeaving: payment.isPending || payment.isSuccess,
    error: payment.error,
  }
}
