export { demoFines, demoPeople, openApiDocument } from '@parvis/city'
export { startCityProcess, startPostgres } from '@parvis/city/testing'
export { findChromium } from './chromium.ts'
export { folders, type RunningPortal, startPortal } from './portal.ts'
