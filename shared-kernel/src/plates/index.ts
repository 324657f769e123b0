export { dropBlankPlates, type Plate, plate } from './plate.ts'
export * from './plate-change.ts'
export * from './plate-display.ts'
export * from './plate-history.ts'
