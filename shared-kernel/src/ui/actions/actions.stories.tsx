import { Button } from '../button/index.ts'
import { Actions } from './index.ts'

export default { title: 'Core / Actions' }

export const AfterAPayment = () => (
  <Actions>
    <Button variant="primary">Voir ce droit</Button>
    <Button>Ajouter à mon agenda</Button>
    <Button variant="quiet">Voir mes droits</Button>
  </Actions>
)
