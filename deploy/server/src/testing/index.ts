export { freePorts } from './free-ports.ts'
export { oneAtATime } from './one-at-a-time.ts'
export { startTestBucket, type TestBucket } from './test-bucket.ts'
