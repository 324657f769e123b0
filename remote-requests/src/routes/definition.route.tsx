import { together } from '@parvis/shared-kernel/page'
import { useParams } from '@parvis/shared-kernel/remote'
import { DefinitionSheet } from '../features/definition/definition-sheet.tsx'
import { PlanNotFound } from '../plan-sheet/plan-not-found.tsx'
import { SheetSkeleton } from '../plan-sheet/sheet-skeleton.tsx'
import { ScreenFailure } from '../requests-data/part-failure.tsx'
import { allRights, useRequestsData } from '../requests-data/use-requests-data.ts'

/** /souscriptions/ticket/create/:definitionId */
export function DefinitionRoute() {
  const { definitionId } = useParams()
  const { subscriber, plans, definitions, rights, now } = useRequestsData()
  const part = together(definitions, rights)
  const definition =
    definitions.state === 'ready' ? definitions.data.find(({ id }) => id === definitionId) : undefined
  if (part.state === 'loading' || plans.state === 'loading') return <SheetSkeleton />
  if (part.state === 'failed') return <ScreenFailure part={part} />
  if (!definition)
    return (
      <PlanNotFound
        title="definition.not-found"
        text="plan.not-found.text"
        action={{ href: '/demandes', label: 'catalogue.back' }}
      />
    )
  const [, held] = part.data
  const known = plans.state === 'ready' ? plans.data : { offers: [], zones: [] }
  return (
    <DefinitionSheet
      definition={definition}
      offers={known.offers}
      zones={known.zones}
      held={held}
      person={{ subscriber, rights: allRights(held), now }}
    />
  )
}
