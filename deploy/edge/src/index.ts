export { type PortalOptions, portalOrigin } from './portal-origin.ts'
export { remoteOrigin } from './remote-origin.ts'
