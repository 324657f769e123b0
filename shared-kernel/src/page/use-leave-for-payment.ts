import type { Cents } from '@parvis/shared-kernel/money'
import { amountToConfirm } from '@parvis/shared-kernel/payment'
import { useMutation } from '@parvis/shared-kernel/remote'
import { centsFromWire, type PaymentStartWire } from '@parvis/shared-kernel/wire'
import { useState } from 'react'
import { leaveForPayment } from './leave-for-payment.ts'
import { useComingBack } from './use-coming-back.ts'

export interface PaymentToLeaveFor {
  /** What the screen says is to be paid. */
  readonly shown: Cents
  start(pressed: Cents): Promise<PaymentStartWire>
  /** Called before the page is left. */
  readonly onLeave?: () => void
  /** What the screen shows may have changed: the city charges another amount, or one came back from the provider. */
  readonly onOutdated?: () => void
  readonly onError?: (error: Error) => void
}

export interface LeavingForPayment {
  /** Label of the button: what a press confirms. */
  readonly price: Cents
  /** The amount that the city charges in place of the one that was pressed; null if none. */
  readonly told: Cents | null
  /** Does nothing while the page is being left: a second press must not start another payment. */
  pay(): void
  readonly isLeaving: boolean
  readonly error: Error | null
  /** Clears the error of the last attempt. */
  reset(): void
}

/** Starts a payment and leaves for its page, if that charges what the citizen pressed; else says so and waits. */
export function useLeaveForPayment(payment: PaymentToLeaveFor): LeavingForPayment {
  const { shown, start, onLeave, onOutdated, onError } = payment
  const [told, setTold] = useState<Cents | null>(null)
  const price = told ?? shown
  const { mutate, reset, data, isPending, error } = useMutation({
    mutationFn: async (pressed: Cents) => {
      const answer = await start(pressed)
      const charged = centsFromWire('amount' in answer ? answer.amount : null)
      const other = amountToConfirm(charged, pressed)
      if (other !== null) return other
      onLeave?.()
      leaveForPayment(answer)
      return null
    },
    onSuccess(other) {
      if (other === null) return
      setTold(other)
      onOutdated?.()
    },
    ...(onError && { onError }),
  })
  useComingBack(() => {
    reset()
    onOutdated?.()
  })
  const isLeaving = isPending || data === null
  return { price, told, pay: () => !isLeaving && mutate(price), isLeaving, error, reset }
}
