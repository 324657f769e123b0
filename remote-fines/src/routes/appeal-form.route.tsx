import { Navigate } from '@parvis/shared-kernel/remote'
import { AppealFormScreen } from '../features/appeal-form/appeal-form.tsx'
import { useMoment } from '../fine-access/use-moment.ts'
import { type AppealGround, OnAppealGround } from './appeal-ground.tsx'

/** /fps/:fineId/appeal/form?step=: the appeal, step by step. What is not begun begins a page before. */
export function AppealFormRoute() {
  return <OnAppealGround tail="/appeal/form">{ground => <Form {...ground} />}</OnAppealGround>
}

function Form({ fine, plate, creation, access }: AppealGround) {
  const now = useMoment(fine.appealDeadline)
  if (!creation?.draft) return <Navigate to={`/fps/${fine.id}/appeal`} />
  return (
    <AppealFormScreen
      key={creation.draft.id}
      fine={fine}
      plate={plate}
      draft={creation.draft}
      form={creation.form}
      now={now}
      onActive={() => access.open(plate)}
    />
  )
}
