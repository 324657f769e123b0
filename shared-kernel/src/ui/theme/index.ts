export { applyTheme } from './apply-theme.ts'
export { contrast, type Hex, isHex } from './colour.ts'
export { fitText } from './fit-text.ts'
export { type CityTheme, PAPERS, type ThemeProperties, themeFromCity } from './theme-from-city.ts'
