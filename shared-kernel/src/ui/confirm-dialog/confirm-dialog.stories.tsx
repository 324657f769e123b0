import { ConfirmDialog } from './index.ts'

export default { title: 'Floating / Confirm dialog' }

export const Harmful = () => (
  <ConfirmDialog
    isOpen
    title="Annuler ce ticket ?"
    confirmLabel="Annuler le ticket"
    cancelLabel="Le garder"
    isHarmful
    onConfirm={() => {}}
    onCancel={() => {}}
  >
    <p>Votre place du 24/11/2026 ne sera plus réservée. Vous ne pourrez pas revenir en arrière.</p>
  </ConfirmDialog>
)
