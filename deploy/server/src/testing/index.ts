export { startTestBucket, type TestBucket } from './test-bucket.ts'
