export type { SessionPort, SignInResult } from './session-port.ts'
export type { SessionState, UserProfile } from './session-state.ts'
