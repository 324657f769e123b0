import { Stack } from '../../ui/layout/index.ts'
import { EvidenceSlot, type EvidenceState } from './index.ts'

export default { title: 'Fields / Evidence slot' }

const file = { name: 'carte-grise-recto-verso-2026.pdf', size: 1_540_000, type: 'application/pdf' }
const states: readonly EvidenceState[] = [
  { kind: 'empty' },
  { kind: 'sending', file, progress: 0.42 },
  { kind: 'ready', file },
  {
    kind: 'failed',
    file,
    message: 'Ce fichier pèse 14 Mo : la limite est de 10 Mo. Réduisez-le ou photographiez-le.',
  },
]

export const States = () => (
  <Stack>
    {states.map(state => (
      <EvidenceSlot
        key={state.kind}
        name="Carte grise"
        hint="Recto et verso, en cours de validité."
        state={state}
        onFile={() => {}}
        onRemove={() => {}}
        onRetry={() => {}}
        onStop={() => {}}
      />
    ))}
    <EvidenceSlot
      name="Justificatif de domicile"
      state={{ kind: 'empty' }}
      error="Ajoutez un justificatif de domicile."
      onFile={() => {}}
    />
  </Stack>
)
