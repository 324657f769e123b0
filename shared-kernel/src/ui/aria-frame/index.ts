export { AriaFrame } from './aria-frame.tsx'
export { popoverClass } from './popover-class.ts'
