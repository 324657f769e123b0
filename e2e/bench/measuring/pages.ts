import type { Landmark } from './page-probe.ts'

/** A page to measure, with the landmark of its main content. */
export interface BenchPage {
  readonly name: string
  readonly path: string
  readonly isSignedIn: boolean
  readonly landmark: Landmark
}

/** Subscriber with eleven rights, of which the dashboard shows those not over. */
export const PERSON = { login: 'camille.martin@example.org', password: 'valmont-camille-1' }

export const PAGES: readonly BenchPage[] = [
  {
    name: 'dashboard',
    path: '/',
    isSignedIn: true,
    landmark: { selector: 'main h3 a[href^="/souscriptions/"]:not([href*="/create/"])', count: 10 },
  },
  {
    name: 'sign-in',
    path: '/sign-in',
    isSignedIn: false,
    landmark: { selector: 'main form input[type="password"]', count: 1 },
  },
  { name: 'fps', path: '/fps', isSignedIn: false, landmark: { selector: 'main form input', count: 1 } },
  {
    name: 'tarifs',
    path: '/tarifs',
    isSignedIn: false,
    landmark: { selector: 'main li', count: 1, says: '€' },
  },
]
