export {
  createEmbedContext,
  type EmbedContext,
  type EmbedOptions,
  type EmbedSession,
  type Routing,
} from './embed-context.ts'

export type { PartAddresses, PartPaths } from './part-addresses.ts'
export { applySheets } from './sheets.ts'
