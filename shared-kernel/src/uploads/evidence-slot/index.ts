export { EvidenceSlot } from './evidence-slot.tsx'
export type { EvidenceSlotProps, EvidenceState } from './evidence-state.ts'
