import { Button } from '../button/index.ts'
import { CarIcon } from '../icon/index.ts'
import { EmptyState } from './index.ts'

export default { title: 'Feedback / Empty state' }

export const NoRight = () => (
  <EmptyState
    icon={CarIcon}
    title="Vous n’avez pas encore de droit"
    action={<Button variant="primary">Voir les offres</Button>}
  >
    Un abonnement vous permet de stationner dans votre quartier toute l’année.
  </EmptyState>
)
