import { Button } from '../button/index.ts'
import { ActionBar } from './index.ts'

export default { title: 'Core / Action bar' }

export const OfAStep = () => (
  <div>
    <p style={{ minBlockSize: 200 }}>L’étape.</p>
    <ActionBar note="Brouillon enregistré">
      <Button variant="primary">Continuer</Button>
      <Button>Retour</Button>
    </ActionBar>
  </div>
)
