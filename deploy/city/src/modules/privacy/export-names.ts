import type { Catalogue } from '../catalogue/catalogue.ts'

type Row = Record<string, unknown>

const idsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

type Name = readonly [id: string, name: string]

/** What the city calls its plans, durations (ISO 8601), documents, questions and zones, by their ids. */
const namesOf = ({ offers, definitions, zones }: Catalogue): readonly Name[] => [
  ...[...offers, ...definitions].flatMap(({ id, name, options }): Name[] => [
    [id, name],
    ...options.flatMap((option): Name[] => (option.duration ? [[option.id, option.duration]] : [])),
  ]),
  ...offers.flatMap(({ procedure }): Name[] => [
    ...procedure.supportingEvidences.map(({ id, name }): Name => [id, name]),
    ...procedure.customFields.map(({ id, label }): Name => [id, label]),
  ]),
  ...zones.map(({ id, name }): Name => [id, name]),
]

/**
 * What the catalogue's ids in the rows stand for: an id says nothing to who reads it. A document or question
 * that two of the offers held call differently has both names.
 */
export const namesWithin = (rows: readonly Row[], catalogue: Catalogue): Record<string, string> => {
  const held = new Set(rows.flatMap(idsIn))
  const isHeld = ({ id }: { id: string }) => held.has(id)
  const names = namesOf({ ...catalogue, offers: catalogue.offers.filter(isHeld) })
  const found = new Map<string, Set<string>>()
  for (const [id, name] of names.filter(([id]) => held.has(id)))
    found.set(id, (found.get(id) ?? new Set()).add(name))
  return Object.fromEntries([...found].map(([id, all]) => [id, [...all].join(' / ')]))
}
