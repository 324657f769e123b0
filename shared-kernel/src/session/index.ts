export { DRAFT_DATABASE } from './draft-database.ts'
export { forgetPerson } from './forget-person.ts'
export type { SessionPort, SignInResult } from './session-port.ts'
export type { SessionState, UserProfile } from './session-state.ts'
