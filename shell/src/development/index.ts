export { isDevelopedShellRun } from './developed-shell.ts'
export { DevelopmentNote } from './development-note.tsx'
export { developmentOverride, withDevelopment } from './development-override.ts'
