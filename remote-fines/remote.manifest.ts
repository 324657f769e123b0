import { PAGES } from '@parvis/shared-kernel/paths'
import type { RemoteManifest } from '@parvis/shared-kernel/remote/manifest'
import { OWN_PAGES } from './src/own-pages.ts'

export const manifest = {
  name: 'fines',
  contract: 1,
  routes: [
    {
      pattern: PAGES.fines,
      title: { fr: 'Payer ou contester un forfait de post-stationnement', en: 'Pay or contest a fine' },
      access: 'public',
      page: 'look-up',
    },
    { pattern: PAGES.fine, access: 'public', page: 'fine' },
    { pattern: PAGES.finePayments, access: 'public', page: 'fine-payment' },
    { pattern: PAGES.appeal, access: 'public', page: 'appeal' },
    { pattern: OWN_PAGES.appealForm, access: 'public', page: 'appeal-form' },
    { pattern: PAGES.appealComplement, access: 'public', page: 'appeal-complement' },
    { pattern: PAGES.refund, access: 'public', page: 'refund' },
  ],
  navigation: [
    {
      path: PAGES.fines,
      label: { fr: 'FPS et recours', en: 'Fines and appeals' },
      access: 'public',
      order: 3,
    },
  ],
} as const satisfies RemoteManifest
