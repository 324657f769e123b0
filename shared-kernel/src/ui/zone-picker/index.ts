export { type ZoneChoice, ZonePicker, type ZonePickerProps } from './zone-picker.tsx'
