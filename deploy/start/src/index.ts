export { demoFines, demoPeople } from '@parvis/city'
export { folders, type RemoteName, type RunningPortal, startPortal } from './portal.ts'
