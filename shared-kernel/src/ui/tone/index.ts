export { TONE_COLOURS, TONE_ICONS, type Tone } from './tone.ts'
