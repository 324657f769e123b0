import type { OpenApiDocument } from './openapi.ts'

/** Areas that every profile includes. */
const START = ['configuration']

/**
 * Profiles: areas of the contract, which are the document's tags. An area's calls are defined in the document only, its
 * scenarios in `suite.ts`. `null`: all areas.
 */
export const PROFILES = {
  fines: [...START, 'fines', 'finePapers'],
  rights: [
    ...START,
    'catalogue',
    'access',
    'person',
    'evidence',
    'rights',
    'rightPayments',
    'rightPapers',
    'documentTickets',
    'geocoding',
  ],
  all: null,
} as const satisfies Record<string, readonly string[] | null>

export type ProfileName = keyof typeof PROFILES

export const isProfile = (name: string): name is ProfileName => Object.hasOwn(PROFILES, name)

export interface Area {
  readonly name: string
  readonly title: string
}

export interface Profile {
  readonly name: ProfileName
  /** In document order. */
  readonly areas: readonly Area[]
  readonly notAsked: readonly Area[]
  /** Whether the profile includes all of these areas. */
  covers(areas: readonly string[]): boolean
}

/** Profile of a document. @throws when an area exists only in one of them, which is a bug of this program */
export const profileOf = (document: OpenApiDocument, name: ProfileName): Profile => {
  const known = (document.tags ?? []).map(({ name: area, description }) => ({
    name: area,
    title: description ?? area,
  }))
  if (known.length === 0) throw new Error('The document names no areas (tags): give another one by --openapi')
  const wanted: readonly string[] = PROFILES[name] ?? known.map(area => area.name)
  const missing = wanted.filter(area => known.every(one => one.name !== area))
  if (missing.length > 0) throw new Error(`The document has no area ${missing.join(', ')}`)
  const covers = (areas: readonly string[]) => areas.every(area => wanted.includes(area))
  return {
    name,
    areas: known.filter(area => covers([area.name])),
    notAsked: known.filter(area => !covers([area.name])),
    covers,
  }
}
