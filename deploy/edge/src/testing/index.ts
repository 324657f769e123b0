export { type Asked, ask, type Heard } from './ask.ts'
export { type Certificate, makeCertificate } from './certificate.ts'
export { type FrontServer, findFront, isTaken, startFront } from './front-server.ts'
