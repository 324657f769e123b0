export { EvidenceSlot, type EvidenceSlotProps, type EvidenceState } from './evidence-slot.tsx'
