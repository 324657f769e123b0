import { PAGES } from '@parvis/shared-kernel/paths'
import type { RemoteManifest, RemoteRoute } from '@parvis/shared-kernel/remote/manifest'
import { OWN_PAGES } from './src/own-pages.ts'

/** Pages of this part; `src/entry.ts` registers the code of each `page`. */
export const routes = [
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
] as const satisfies readonly RemoteRoute[]

export const manifest = {
  name: 'fines',
  contract: 1,
  routes,
  navigation: [
    {
      path: PAGES.fines,
      label: { fr: 'FPS et recours', en: 'Fines and appeals' },
      access: 'public',
      order: 3,
    },
  ],
} as const satisfies RemoteManifest
