export { type HourOfDay, HourPicker, type HourPickerProps } from './hour-picker.tsx'
