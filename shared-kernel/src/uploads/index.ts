// Uploads to the city's store: see `useUploads`. Messages in messages/uploads.{fr,en}.ts.
export { subscriberDoors, type UploadDoors } from './doors.ts'
export { EvidenceUpload } from './evidence-upload.tsx'
export {
  fileFault,
  isSending,
  missingUploads,
  type SentFile,
  type Upload,
  type Uploads,
  uploadFault,
} from './uploads.model.ts'
export { type UploadDesk, useUploads } from './use-uploads.ts'
