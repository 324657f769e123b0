export { demoFines, demoPeople } from '@parvis/city'
export { startCityProcess, startPostgres } from '@parvis/city/testing'
export { folders, type RemoteName, type RunningPortal, startPortal } from './portal.ts'
