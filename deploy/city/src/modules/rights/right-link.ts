import type { City } from '../config/city.ts'
import type { RightRow } from './right.repo.ts'

const PATHS = {
  subscription: '/souscriptions/',
  ticket: '/souscriptions/tickets/',
} satisfies Record<RightRow['kind'], string>

/** Where a citizen looks at a right, its dates and its papers: an id, nothing about a person. */
export const linkToRight = ({ portals }: City, kind: RightRow['kind'], rightId: string): string =>
  new URL(`${PATHS[kind]}${encodeURIComponent(rightId)}`, portals[0]).href

/** Where what is missing is sent. */
export const linkToComplete = ({ portals }: City, rightId: string): string =>
  new URL(`/souscriptions/complete/${encodeURIComponent(rightId)}`, portals[0]).href
