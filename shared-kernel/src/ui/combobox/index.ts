export { Combobox, type ComboboxProps, type Suggestion } from './combobox.tsx'
