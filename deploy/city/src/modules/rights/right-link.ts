import { PAGES, pathTo, rightPath } from '@parvis/shared-kernel/paths'
import type { City } from '../config/city.ts'
import type { RightRow } from './right.repo.ts'

/** Link to a right's page: contains an id, nothing about a person. */
export const linkToRight = ({ portals }: City, kind: RightRow['kind'], rightId: string): string =>
  new URL(rightPath({ kind, id: rightId }), portals[0]).href

/** Link to where the missing items are sent. */
export const linkToComplete = ({ portals }: City, rightId: string): string =>
  new URL(pathTo(PAGES.complete, { orderId: rightId }), portals[0]).href
