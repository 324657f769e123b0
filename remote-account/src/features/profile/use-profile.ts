import { forgetVisitorAddress } from '@parvis/shared-kernel/address'
import { fetchProfile, saveProfile } from '@parvis/shared-kernel/api'
import { failureOf } from '@parvis/shared-kernel/errors'
import { useOneAtATime, useRemote } from '@parvis/shared-kernel/remote'
import type { Address, Subscriber } from '@parvis/shared-kernel/subscriber'
import { useEffect, useState } from 'react'
import { useMessages } from '../../use-messages.ts'
import { faultsOfRefusal } from './fault-wording.model.ts'
import { keepForm, keptForm } from './kept-form.ts'
import {
  type AddressPart,
  isUnchanged,
  type ProfileFault,
  type ProfileField,
  type ProfileForm,
  profileFaults,
  profileForm,
  profileOf,
  rebased,
  unchosenAddresses,
  withVisitorAddress,
} from './profile.model.ts'

export interface Profile {
  readonly form: ProfileForm
  readonly faults: readonly ProfileFault[]
  /** Why the last attempt failed, when no field is to blame. */
  readonly failure: unknown
  /** Incremented by each failed attempt: moves the focus to the fault. */
  readonly attempt: number
  /** Raised when the answers are replaced as a whole, by saving or undoing. */
  readonly edition: number
  /** Incremented when the city has all answers, changed or not. */
  readonly saved: number
  readonly isDirty: boolean
  readonly isBusy: boolean
  readonly write: (change: Partial<ProfileForm>, ...fields: readonly ProfileField[]) => void
  /** Notes the text in the search of an address from which none was chosen. */
  readonly search: (part: AddressPart, text: string) => void
  readonly save: () => void
  readonly discard: () => void
}

/** An address looked up before the request, and which of the two it fills. */
export interface VisitorAddress {
  readonly group: AddressPart
  readonly address: Address | null
  /** A request needs it: saving without it is refused. */
  readonly isAsked: boolean
}

interface Attempt {
  readonly faults: readonly ProfileFault[]
  readonly failure: unknown
  readonly attempt: number
  readonly isBusy: boolean
}

/** Profile form. Typed answers survive every failure and changes at the city. */
export function useProfile(subscriber: Subscriber, visitorAddress: VisitorAddress): Profile {
  const { api, announce, config } = useRemote()
  const { t } = useMessages()
  const { form, setForm, known, setKnown, isDirty } = useTyped(subscriber, visitorAddress)
  const [searched, setSearched] = useState<readonly AddressPart[]>([])
  const [edition, setEdition] = useState(0)
  const [saved, setSaved] = useState(0)
  const [state, setState] = useState<Attempt>({ faults: [], failure: null, attempt: 0, isBusy: false })
  const once = useOneAtATime()
  const fail = (faults: readonly ProfileFault[], failure: unknown = null) =>
    setState(({ attempt }) => ({ faults, failure, attempt: attempt + 1, isBusy: false }))
  const settle = () => {
    setState(({ attempt }) => ({ faults: [], failure: null, attempt, isBusy: false }))
    setEdition(count => count + 1)
    setSearched([])
  }
  const forgive = (fields: readonly ProfileField[]) =>
    setState(before => ({
      ...before,
      failure: null,
      faults: before.faults.filter(({ field }) => !fields.includes(field)),
    }))
  const send = async () => {
    try {
      const latest = await fetchProfile(api)
      const written = await saveProfile(api, profileOf(rebased(form, known, latest), latest))
      setKnown(written)
      // Keep what was typed while the save was in flight.
      setForm(typed => (typed === form ? profileForm(written) : typed))
      settle()
      setSaved(count => count + 1)
      forgetVisitorAddress()
      announce({ kind: 'subscriber-changed' })
      announce({ kind: 'toast', tone: 'success', message: t('save.done') })
    } catch (error) {
      const refused = faultsOfRefusal(failureOf(error))
      fail(refused, refused.length > 0 ? null : error)
    }
  }
  const save = () => {
    if (state.isBusy) return
    const faults = profileFaults(form, config.features.sms, {
      asked: visitorAddress.isAsked ? visitorAddress.group : null,
      unchosen: unchosenAddresses(searched, form, known),
    })
    if (faults.length > 0) return fail(faults)
    if (isUnchanged(form, known)) {
      setSaved(count => count + 1)
      return announce({ kind: 'toast', tone: 'info', message: t('save.nothing') })
    }
    setState(before => ({ ...before, faults: [], failure: null, isBusy: true }))
    once(send)
  }
  return {
    ...state,
    form,
    edition,
    saved,
    isDirty: isDirty || searched.length > 0,
    save,
    write(change, ...fields) {
      setForm(typed => ({ ...typed, ...change }))
      forgive(fields)
    },
    search(part, text) {
      setSearched(parts => [...parts.filter(one => one !== part), ...(text.trim() ? [part] : [])])
      forgive([`${part}.search`])
    },
    discard() {
      forgetVisitorAddress()
      setForm(profileForm(known))
      settle()
    },
  }
}

/** Form and saved profile; a refetched profile never overwrites typing. */
function useTyped(subscriber: Subscriber, { group, address }: VisitorAddress) {
  const [known, setKnown] = useState(subscriber)
  const { subscriberId } = subscriber
  const [form, setForm] = useState(() =>
    withVisitorAddress(keptForm(subscriberId) ?? profileForm(subscriber), group, address),
  )
  const [seen, setSeen] = useState(subscriber)
  if (subscriber !== seen) {
    setSeen(subscriber)
    setKnown(subscriber)
    setForm(rebased(form, known, subscriber))
  }
  const isDirty = !isUnchanged(form, known)
  useEffect(() => keepForm(subscriberId, isDirty ? form : null), [subscriberId, isDirty, form])
  return { form, setForm, known, setKnown, isDirty }
}
