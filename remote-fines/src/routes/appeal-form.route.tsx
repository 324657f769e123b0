import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { Navigate, useMutation, useQueryClient } from '@parvis/shared-kernel/remote'
import { useState } from 'react'
import { creationQuery } from '../appeal/appeal.queries.ts'
import { forgetNotes } from '../appeal/appeal-memory.ts'
import { useCase } from '../case-access/case-access.tsx'
import { AppealFormScreen } from '../features/appeal-form/appeal-form.tsx'
import { plateStore } from '../fine-access/plate-store.ts'
import { useMoment } from '../fine-access/use-moment.ts'
import { OWN_PAGES } from '../own-pages.ts'
import { type AppealGround, OnAppealGround } from './appeal-ground.tsx'

/** /fps/:fineId/appeal/form?step=: the appeal, step by step. What is not begun begins a page before. */
export function AppealFormRoute() {
  return <OnAppealGround page={OWN_PAGES.appealForm}>{ground => <Form {...ground} />}</OnAppealGround>
}

/** Takes what another tab saved. Until it is there nothing of this one is given up. */
function useOtherVersion({ fine, plate }: AppealGround) {
  const queries = useQueryClient()
  const reader = useCase()
  const [turn, setTurn] = useState(0)
  const taking = useMutation({
    // A fetch that waits for the network says nothing; one that fails can be told.
    networkMode: 'always',
    mutationFn: () => queries.fetchQuery({ ...creationQuery(reader, fine.id, plate), networkMode: 'always' }),
    onSuccess() {
      // The other version was asked for: what this tab remembers is not it.
      forgetNotes(plateStore())
      setTurn(turn + 1)
    },
  })
  return {
    turn,
    other: { take: () => taking.mutate(), isBusy: taking.isPending, error: taking.error },
  }
}

function Form(ground: AppealGround) {
  const { fine, plate, creation, access } = ground
  const now = useMoment(fine.appealDeadline)
  const { turn, other } = useOtherVersion(ground)
  if (!creation?.draft) return <Navigate to={pathTo(PAGES.appeal, { fineId: fine.id })} replace />
  return (
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
  )
}
