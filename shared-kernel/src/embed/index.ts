export {
  createEmbedContext,
  type EmbedContext,
  type EmbedOptions,
  type EmbedSession,
  type Routing,
} from './embed-context.ts'
export { memoryNavigation } from './memory-navigation.ts'
export { type PartAddresses, type PartPaths, partAddresses } from './part-addresses.ts'
export { wearSheets } from './sheets.ts'
