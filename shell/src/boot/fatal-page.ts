const WORDS = {
  fr: {
    title: 'Le portail ne peut pas s’ouvrir',
    text: 'La ville ne répond pas pour le moment. Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
  en: {
    title: 'The portal cannot open',
    text: 'The city does not answer right now. Check your connection, then try again.',
    retry: 'Try again',
  },
} as const

/** Last resort when not even the configuration came: no framework, no style but the page's own. */
export function showFatalPage(document: Document, error: unknown): void {
  const words = WORDS[document.documentElement.lang === 'en' ? 'en' : 'fr']
  const main = document.createElement('main')
  main.className = 'frame-in frame-fatal'
  const title = document.createElement('h1')
  title.textContent = words.title
  const text = document.createElement('p')
  text.textContent = words.text
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = words.retry
  retry.addEventListener('click', () => document.location.reload())
  main.append(title, text, retry)
  document.title = words.title
  document.getElementById('parvis')?.replaceChildren(main)
  main.dataset.cause = error instanceof Error ? error.name : 'unknown'
}
