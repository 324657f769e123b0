import { Amount } from '../amount/index.ts'
import { Facts } from './index.ts'

export default { title: 'Core / Facts' }

const items = [
  { term: 'Offre', description: 'Abonnement résident' },
  { term: 'Zone', description: 'Centre historique' },
  { term: 'Début', description: '01/12/2026' },
  { term: 'Prix', description: <Amount cents={15000} /> },
  { term: 'Commentaire', description: null },
]

export const Rows = () => <Facts items={items} />
export const Inline = () => <Facts items={items} layout="inline" />
