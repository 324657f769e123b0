export * from './parts.ts'
export { remoteConfig, shellConfig } from './preset.ts'
