import { defineMessages } from './define-messages.ts'
import type { uploadsFr } from './uploads.fr.ts'

export const uploadsEn = defineMessages<keyof typeof uploadsFr>({
  'upload.missing': { defaultMessage: 'Add the file: {name}.' },
  'upload.bare': { defaultMessage: 'The city’s mark could not be added to this file: it was sent as it is.' },
})
