export { type Asked, ask, type Heard } from './ask.ts'
export { type Certificate, makeCertificate } from './certificate.ts'
export { type FrontServer, findFront, freePorts, isTaken, startFront } from './front-server.ts'
