import type { uiFr } from './ui.fr.ts'

export const uiEn = {
  'ui.busy': 'In progress',
} as const satisfies Record<keyof typeof uiFr, string>
