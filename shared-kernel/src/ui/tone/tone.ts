import {
  CircleAlertIcon,
  CircleCheckIcon,
  type IconType,
  InfoIcon,
  TriangleAlertIcon,
} from '../icon/index.ts'

/** Meaning of a colour. Red (`danger`) is for harm only; colour is never the only signal. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export const TONE_ICONS = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
} as const satisfies Record<Tone, IconType>
