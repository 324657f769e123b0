import { requestPlateChange } from '@parvis/shared-kernel/api'
import { failureOf } from '@parvis/shared-kernel/errors'
import type { Subscription } from '@parvis/shared-kernel/orders'
import { useMutation, useRemote } from '@parvis/shared-kernel/remote'
import type { PlateChangeBodyWire } from '@parvis/shared-kernel/wire'
import { changeRefusal } from './plate-request.model.ts'

/** Sends the request; idempotent until the city has answered. */
export function usePlateChange(order: Subscription, onDone: () => void) {
  const { api, announce } = useRemote()
  const asking = useMutation({
    mutationFn: (body: PlateChangeBodyWire) => requestPlateChange(api, order.id, body),
    onSuccess() {
      onDone()
      announce({ kind: 'rights-changed' })
    },
  })
  return { asking, refusal: asking.isError ? changeRefusal(failureOf(asking.error)) : null }
}
