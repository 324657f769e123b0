// Uploads to the city's store: see `useUploads`. Messages in messages/uploads.{fr,en}.ts.

export { ArrivalNote } from './arrival-note.tsx'
export { EvidenceUpload } from './evidence-upload.tsx'
export { subscriberUploadCalls, type UploadCalls } from './upload-calls.ts'
export {
  fileFault,
  isSending,
  type SentFile,
  type Upload,
  type Uploads,
  uploadFault,
} from './uploads.model.ts'
export { useSubmitOnceUploaded } from './use-submit-once-uploaded.ts'
export { type Uploader, useUploads } from './use-uploads.ts'
