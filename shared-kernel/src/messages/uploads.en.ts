import { defineMessages } from './define-messages.ts'
import type { uploadsFr } from './uploads.fr.ts'

export const uploadsEn = defineMessages<keyof typeof uploadsFr>({
  'upload.action': { defaultMessage: '{action} ({name})' },
  'upload.choose': { defaultMessage: 'Choose a file' },
  'upload.camera': { defaultMessage: 'Take a photo' },
  'upload.drop': { defaultMessage: 'or drop it here' },
  'upload.rule': { defaultMessage: 'PDF or image, {size} at most' },
  'upload.sending': { defaultMessage: 'Sending' },
  'upload.ready': { defaultMessage: 'File received' },
  'upload.replace': { defaultMessage: 'Replace' },
  'upload.remove': { defaultMessage: 'Remove' },
  'upload.retry': { defaultMessage: 'Send again' },
  'upload.stop': { defaultMessage: 'Stop sending' },
  'upload.under-way': { defaultMessage: 'Sending your files…' },
  'upload.kept': {
    defaultMessage: 'Sending your files… The rest follows as soon as they have arrived.',
  },
  'upload.missing': { defaultMessage: 'Add the file: {name}.' },
  'upload.bare': { defaultMessage: 'The city’s mark could not be added to this file: it was sent as it is.' },
})
