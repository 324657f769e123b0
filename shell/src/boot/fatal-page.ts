import type { Locale } from '@parvis/shared-kernel/formats'
import { fatalEn } from '../messages/fatal.en.ts'
import { fatalFr } from '../messages/fatal.fr.ts'
import { ReleaseRefused } from './trusted-release.ts'

// Plain texts: the message formatter may be among the files that failed to load.
const MESSAGES: Readonly<Record<Locale, typeof fatalEn>> = { fr: fatalFr, en: fatalEn }

/** Last resort when even the configuration failed to load: without a framework; the inlined page bar stays above. */
export function showFatalPage(place: Element, error: unknown): void {
  const messages = MESSAGES[document.documentElement.lang as Locale] ?? MESSAGES.fr
  const main = element('main')
  main.className = 'frame-in'
  const panel = element('div')
  panel.className = 'parvis-panel parvis-fatal'
  const title = element('h1', messages.title)
  const text = element('p', error instanceof ReleaseRefused ? messages.refused : messages.text)
  const retry = element('button', messages.retry)
  retry.type = 'button'
  retry.addEventListener('click', () => document.location.reload())
  panel.append(title, text, retry)
  main.append(panel)
  // The phone number is in the inlined frame's notice.
  const number = place.querySelector('.frame-late a[href^="tel:"]')
  if (number) {
    const call = element('p')
    call.append(messages.call, ' ', number, '.')
    panel.append(call)
  }
  document.title = messages.title
  const bar = place.querySelector('.frame-bar')
  place.replaceChildren(...(bar ? [bar] : []), main)
  main.dataset.cause = error instanceof Error ? error.name : 'unknown'
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { textContent: text })
}
