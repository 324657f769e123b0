import { Button } from '../button/index.ts'
import { Cluster } from '../layout/index.ts'
import { ToastRegion, useToasts } from './index.ts'

export default { title: 'Feedback / Toasts' }

export const Passing = () => {
  const { toasts, show, dismiss } = useToasts()
  return (
    <Cluster>
      <Button onClick={() => show('Plaques enregistrées')}>Succès</Button>
      <Button onClick={() => show('Code copié', 'info')}>Information</Button>
      <Button onClick={() => show('Le lien n’a pas été envoyé', 'error')}>Erreur</Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </Cluster>
  )
}
