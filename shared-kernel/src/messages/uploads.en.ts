import type { uploadsFr } from './uploads.fr.ts'

export const uploadsEn = {
  'upload.missing': 'Add the file: {name}.',
} as const satisfies Record<keyof typeof uploadsFr, string>
