import { useState } from 'react'
import { EmailDialog } from './index.ts'

export default { title: 'Floating / E-mail dialog' }

export const BeforePaying = () => {
  const [email, setEmail] = useState('claire.martin@exemple.fr')
  const [confirmation, setConfirmation] = useState('claire.martin@exemple.com')
  const [isKept, setKept] = useState(true)
  return (
    <EmailDialog
      isOpen
      onClose={() => {}}
      email={email}
      onEmail={setEmail}
      confirmation={confirmation}
      onConfirmation={setConfirmation}
      confirmationError={email === confirmation ? null : 'Les deux adresses sont différentes.'}
      isKept={isKept}
      onKeep={setKept}
      submitLabel="Payer 30,00 €"
      onSubmit={() => {}}
    >
      <p>Nous y envoyons le reçu et, si le paiement s’interrompt, un lien pour le reprendre.</p>
    </EmailDialog>
  )
}
