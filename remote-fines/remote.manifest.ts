import type { RemoteManifest } from '@parvis/shared-kernel/remote/manifest'

export const manifest = {
  name: 'fines',
  contract: 1,
  routes: [
    {
      pattern: '/fps',
      title: { fr: 'Payer ou contester un forfait de post-stationnement', en: 'Pay or contest a fine' },
      access: 'public',
      page: 'look-up',
    },
    { pattern: '/fps/:fineId', access: 'public', page: 'fine' },
    { pattern: '/fps/:fineId/payments', access: 'public', page: 'fine-payment' },
    { pattern: '/fps/:fineId/appeal', access: 'public', page: 'appeal' },
    { pattern: '/fps/:fineId/appeal/form', access: 'public', page: 'appeal-form' },
    { pattern: '/fps/:fineId/appeal/complement', access: 'public', page: 'appeal-complement' },
    { pattern: '/refunds/:refundId', access: 'public', page: 'refund' },
  ],
  navigation: [
    { path: '/fps', label: { fr: 'FPS et recours', en: 'Fines and appeals' }, access: 'public', order: 3 },
  ],
} as const satisfies RemoteManifest
