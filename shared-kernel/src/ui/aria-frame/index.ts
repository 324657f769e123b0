export { AriaField, fieldClass } from './aria-field.tsx'
export { AriaFrame } from './aria-frame.tsx'
export { popoverClass } from './popover-class.ts'
