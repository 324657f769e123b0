import type { fatalFr } from './fatal.fr.ts'

export const fatalEn: Readonly<Record<keyof typeof fatalFr, string>> = {
  title: 'The portal cannot open',
  text: 'The city does not answer right now. Check your connection, then try again.',
  refused:
    'This page is not the one that the city has published for today. Reload it; if this message stays, call the city.',
  retry: 'Try again',
  call: 'You can also call the city on',
}
