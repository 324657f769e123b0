import { expect, it } from 'vitest'
import { storeError } from './send-file.ts'
import { sendFault } from './uploads.model.ts'

it.each([
  [403, null, { id: 'file.upload-failed' }],
  [400, 'EntityTooSmall', { id: 'file.upload-failed' }],
  [404, { status: 404, error: 'Not Found', message: '' }, { id: 'file.upload-failed' }],
  [400, { status: 400, error: 'FileUnreadable', message: '' }, { id: 'FileUnreadable' }],
  [413, null, { id: 'Content Too Large' }],
  [415, { status: 415, error: 'FileTypeNotSupported', message: '' }, { id: 'FileTypeNotSupported' }],
  [500, '<html></html>', { id: 'Internal Server Error' }],
])('a store that answers %d is told as what became of the file: %j', (status, body, wording) => {
  expect(sendFault(storeError(status, body))).toEqual(wording)
})
