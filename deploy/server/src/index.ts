export { type AnswerHeaders, headersOf, hstsOf } from './answer-headers.ts'
export { type BoundServer, bind, PortTaken, reserve, type ServerOptions } from './bound-server.ts'
export { BEHIND_PROXY, CONNECTIONS_PER_ADDRESS, LARGEST_CALL_BYTES, UPLOAD_SECONDS } from './shared-limits.ts'
