import { usePassingTime } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useSearch } from '@parvis/shared-kernel/remote'
import { AppealStart } from '../features/appeal-start/appeal-start.tsx'
import { noAppealReason } from '../features/appeal-start/no-appeal.model.ts'
import { NoAppeal } from '../features/appeal-start/no-appeal.tsx'
import { AppealStatus } from '../features/appeal-status/appeal-status.tsx'
import { type AppealData, WithAppealData } from './appeal-data.tsx'

/** /fps/:fineId/appeal: the appeal's state; without one, how to begin it or why that is impossible. */
export function AppealRoute() {
  return <WithAppealData page={PAGES.appeal}>{data => <AppealHome {...data} />}</WithAppealData>
}

function AppealHome({ fine, plate, appeal, creation, refusal, access }: AppealData) {
  const now = usePassingTime(appeal?.implicitRejectionAt ?? fine.appealDeadline)
  const query = useSearch()
  const isAgain = query.has('again')
  // A draft contesting a later notice precedes the answered appeal.
  const isBegun = creation?.draft != null
  if (appeal !== null && !(creation !== null && (isAgain || isBegun)))
    return (
      <AppealStatus
        fine={fine}
        plate={plate}
        appeal={appeal}
        now={now}
        canContestAgain={creation !== null}
        onLeave={access.leave}
      />
    )
  if (creation === null) {
    const reason = noAppealReason(fine, appeal, refusal, now)
    return <NoAppeal fine={fine} reason={reason} now={now} />
  }
  return <AppealStart fine={fine} plate={plate} draft={creation.draft} form={creation.form} now={now} />
}
