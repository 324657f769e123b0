import {
  CircleAlertIcon,
  CircleCheckIcon,
  type IconType,
  InfoIcon,
  TriangleAlertIcon,
} from '../icon/index.ts'

/** What a colour means. Red (`danger`) is for harm only; nothing is said by colour alone. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export const TONE_ICONS = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
} as const satisfies Record<Tone, IconType>
