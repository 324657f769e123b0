export { startRounds } from './delivery.ts'
export type { Merchant } from './merchant.ts'
export { createSandboxApp } from './sandbox-app.ts'
export type { SandboxTables } from './tables.ts'
