export * from './parts.ts'
export { remoteConfig, shellConfig } from './preset.ts'
export { SOURCE_RULES } from './source-rules.ts'
