import { Disclosure } from './index.ts'

export default { title: 'Feedback / Disclosure' }

export const Conditions = () => (
  <Disclosure summary="Conditions de l’offre">
    <p>Un véhicule par foyer, à l’adresse déclarée.</p>
  </Disclosure>
)
