import { fetchReminders, saveReminders } from '@parvis/shared-kernel/api'
import type { ReminderChannel, ReminderChoices, ReminderKind } from '@parvis/shared-kernel/orders'
import { useMutation, useQuery, useQueryClient, useRemote } from '@parvis/shared-kernel/remote'
import type { Reminders } from '@parvis/shared-kernel/wire'
import { useState } from 'react'
import { isNotOffered } from '../../failures/is-not-offered.ts'

const REMINDERS = ['reminders']

export function useReminders() {
  const { api } = useRemote()
  const reminders = useQuery({ queryKey: REMINDERS, queryFn: () => fetchReminders(api), retry: false })
  const isAbsent = reminders.isError && isNotOffered(reminders.error)
  return { ...reminders, isAbsent }
}

type PendingChoices = Partial<ReminderChoices>

const without = (pending: PendingChoices, kind: ReminderKind): PendingChoices =>
  Object.fromEntries(Object.entries(pending).filter(([name]) => name !== kind))

/** Optimistic choices, saved one after the other; a refused one is reverted. */
export function useReminderChoice({ choices }: Reminders, onSaved: (kind: ReminderKind) => void) {
  const { api } = useRemote()
  const cache = useQueryClient()
  const [pending, setPending] = useState<PendingChoices>({})
  const save = useMutation({
    scope: { id: 'reminders' },
    mutationFn: ({ kind, choice }: { kind: ReminderKind; choice: ReminderChoices[ReminderKind] }) =>
      saveReminders(api, { [kind]: choice }),
    onError: (_, { kind }) => setPending(known => without(known, kind)),
    onSuccess: (saved, { kind }) => {
      cache.setQueryData(REMINDERS, saved)
      onSaved(kind)
    },
  })
  const shown: ReminderChoices = { ...choices, ...pending }
  const choose = (kind: ReminderKind, channel: ReminderChannel, isOn: boolean) => {
    const choice = { ...shown[kind], [channel]: isOn }
    setPending(known => ({ ...known, [kind]: choice }))
    save.mutate({ kind, choice })
  }
  return { shown, choose, error: save.error }
}
