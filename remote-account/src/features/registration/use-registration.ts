import { checkPlate, registerCustomer } from '@parvis/shared-kernel/api'
import { plate } from '@parvis/shared-kernel/plates'
import { useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { useState } from 'react'
import { useMailedReturn } from '../../return-to/use-return-path.ts'
import {
  faultsOfAnswer,
  type Registration,
  type RegistrationFault,
  registrationFaults,
} from './registration.model.ts'

interface Attempt {
  /** Number of attempts: each failure moves the focus to the fault. */
  readonly attempt: number
  readonly faults: readonly RegistrationFault[]
}

/** Sends a registration; its faults go to their fields, anything else into `error`. */
export function useRegistration(form: Registration, onRegistered: () => void) {
  const { api, locale } = useRemote()
  const returnTo = useMailedReturn()
  const [state, setState] = useState<Attempt>({ attempt: 0, faults: [] })
  const fail = (faults: readonly RegistrationFault[]) =>
    setState(({ attempt }) => ({ attempt: attempt + 1, faults }))
  const sending = useMutation({
    mutationFn: () =>
      registerCustomer(api, {
        email: form.email.trim(),
        password: form.password,
        firstName: form.firstName.trim(),
        lastName: form.lastName.trim(),
        plate: plate(form.plate),
        lang: locale,
        returnTo,
      }),
    onSuccess: onRegistered,
    onError: error => fail(faultsOfAnswer(error)),
  })
  const submit = () => {
    if (sending.isPending) return
    const faults = registrationFaults(form)
    if (faults.length > 0) return fail(faults)
    setState(({ attempt }) => ({ attempt, faults: [] }))
    sending.mutate()
  }
  const forgive = (field: RegistrationFault['field']) =>
    setState(({ attempt, faults }) => ({ attempt, faults: faults.filter(fault => fault.field !== field) }))
  /** The city decides about a plate; if it does not answer, the registration will. */
  const askPlate = async () => {
    const read = plate(form.plate)
    if (form.plate.trim() === '') return
    const isTaken = read !== null && (await checkPlate(api, 'CUSTOMER', read).catch(() => true))
    if (isTaken) forgive('plate')
    else
      setState(({ attempt, faults }) => ({
        attempt,
        faults: [...faults.filter(isNotOfPlate), { field: 'plate' }],
      }))
  }
  const hasOwnMessage = state.faults.length > 0
  return {
    ...state,
    error: hasOwnMessage ? null : sending.error,
    isBusy: sending.isPending,
    submit,
    forgive,
    askPlate,
  }
}

const isNotOfPlate = ({ field }: RegistrationFault) => field !== 'plate'
