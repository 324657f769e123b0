import type { uploadsFr } from './uploads.fr.ts'

export const uploadsEn = {
  'upload.missing': 'Add the file: {name}.',
  'upload.bare': 'The city’s mark could not be added to this file: it was sent as it is.',
} as const satisfies Record<keyof typeof uploadsFr, string>
