export { TONE_ICONS, type Tone } from './tone.ts'
