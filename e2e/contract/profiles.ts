import type { OpenApiDocument } from './openapi.ts'

/** What both a city of fines and a city of rights answer before anything else is asked. */
const START = ['configuration']

/**
 * What a city can be asked for: areas of the contract, which are the tags of its document. The calls of an area stand in
 * the document alone, its scenarios in `suite.ts`. `null`: every area that there is.
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
  /** In the order of the document. */
  readonly areas: readonly Area[]
  readonly notAsked: readonly Area[]
  /** Whether something that touches all of these areas can be asked. */
  covers(areas: readonly string[]): boolean
}

/** A profile against a document: an area that only one of them knows is a fault of this program, and told as such. */
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
