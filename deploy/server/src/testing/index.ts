export { freePorts } from './free-ports.ts'
export { startTestBucket, type TestBucket } from './test-bucket.ts'
