import { ErrorPanel } from './index.ts'

export default { title: 'Feedback / Error panel' }

export const WithAWayOut = () => (
  <ErrorPanel
    title="Vos abonnements ne s’affichent pas"
    explanation="Le service de la ville ne répond pas. Réessayez dans un instant ; le reste de la page fonctionne."
    onRetry={() => {}}
    contact={{
      phone: '01 23 45 67 89',
      email: 'stationnement@valmont.fr',
      desk: { fr: '2 place de la Mairie', en: '2 place de la Mairie' },
    }}
    reference="rights@1.4.0"
  />
)
