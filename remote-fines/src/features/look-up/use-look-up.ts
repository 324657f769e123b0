import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { cityNow, useMutation, useNavigate, useQueryClient, useRemote } from '@parvis/shared-kernel/remote'
import { type FormEvent, useState } from 'react'
import { fineQuery } from '../../fine-access/fine-query.ts'
import { keepPlate } from '../../fine-access/plate-memory.ts'
import { type LookUp, type LookUpFaults, lookUpOf } from './look-up.model.ts'
import { useGroupedNumber } from './use-grouped-number.ts'

const NO_FAULTS: LookUpFaults = { number: null, plate: null }

/** Looks the fine up once the form is valid and opens its page. */
export function useLookUp() {
  const { api } = useRemote()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const number = useGroupedNumber()
  const [plate, setPlate] = useState('')
  const [attempt, setAttempt] = useState(0)
  const asked = useMutation({
    mutationFn: ({ fineId, plate }: Extract<LookUp, { ready: true }>) =>
      queries.fetchQuery(fineQuery(api, fineId, plate)),
    onSuccess(_fine, { fineId, plate }) {
      keepPlate(fineId, plate, cityNow())
      navigate(pathTo(PAGES.fine, { fineId }))
    },
  })
  const question = lookUpOf(number.text, plate)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (question.ready && !asked.isPending) return asked.mutate(question)
    asked.reset()
    if (!question.ready) setAttempt(attempt + 1)
  }
  return {
    number,
    plate,
    setPlate,
    attempt,
    faults: attempt === 0 || question.ready ? NO_FAULTS : question.faults,
    submit,
    isAsking: asked.isPending,
    error: asked.error,
  }
}
