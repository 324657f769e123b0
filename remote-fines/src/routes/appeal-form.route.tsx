import { usePassingTime } from '@parvis/shared-kernel/page'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { Navigate, useMutation, useQueryClient, useRemote } from '@parvis/shared-kernel/remote'
import { useState } from 'react'
import { creationQuery } from '../appeal/appeal.queries.ts'
import { forgetNotes } from '../appeal/appeal-memory.ts'
import { StayOpen } from '../appeal/stay-open.tsx'
import { useFreshAfter } from '../appeal/use-fresh-after.ts'
import { useCase } from '../case-access/case-access.tsx'
import { AppealFormScreen } from '../features/appeal-form/appeal-form.tsx'
import { OWN_PAGES } from '../own-pages.ts'
import { type AppealData, WithAppealData } from './appeal-data.tsx'

/** /fps/:fineId/appeal/form?step=: the appeal's form. Without a draft it redirects to the introduction. */
export function AppealFormRoute() {
  return (
    <WithAppealData page={OWN_PAGES.appealForm} written="in-account">
      {data => <Form {...data} />}
    </WithAppealData>
  )
}

/** Loads the version that another tab saved. This tab's answers stay until it has arrived. */
function useOtherVersion({ fine, plate }: AppealData) {
  const queries = useQueryClient()
  const reader = useCase()
  const [turn, setTurn] = useState(0)
  const taking = useMutation({
    mutationFn: () => queries.fetchQuery(creationQuery(reader, fine.id, plate)),
    onSuccess() {
      // The other version was chosen: discard this tab's notes.
      forgetNotes()
      setTurn(turn + 1)
    },
  })
  return {
    turn,
    other: { take: () => taking.mutate(), isBusy: taking.isPending, error: taking.error },
  }
}

function Form(data: AppealData) {
  const { fine, plate, creation, access } = data
  const { subscriber } = useRemote()
  const now = usePassingTime(fine.appealDeadline)
  const { turn, other } = useOtherVersion(data)
  useFreshAfter(fine.id)
  if (!creation?.draft) return <Navigate to={pathTo(PAGES.appeal, { fineId: fine.id })} replace />
  return (
    <>
      <StayOpen access={access} plate={plate} isKept={subscriber !== null} />
      <AppealFormScreen
        key={`${creation.draft.id} ${turn}`}
        fine={fine}
        plate={plate}
        draft={creation.draft}
        form={creation.form}
        now={now}
        onActive={() => access.open(plate)}
        other={other}
      />
    </>
  )
}
