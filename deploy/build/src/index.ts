export { builtFiles, type ChunkGroups, chunkGroups } from './built-files.ts'
export * from './parts.ts'
export { remoteConfig, shellConfig } from './preset.ts'
export { SOURCE_RULES } from './source-rules.ts'
