import {
  CircleAlertIcon,
  CircleCheckIcon,
  type IconType,
  InfoIcon,
  TriangleAlertIcon,
} from '../icon/index.ts'
import styles from './tone.module.css'

/** Meaning of a colour. Red (`danger`) is for harm only; colour is never the only signal. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export const TONE_ICONS = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
} as const satisfies Record<Tone, IconType>

/** Classes that set `--tone` and its pale background `--soft`. */
export const TONE_COLOURS = styles
