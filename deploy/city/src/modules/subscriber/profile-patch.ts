import type { JsonPatchWire } from '@parvis/shared-kernel/wire'
import { badRequest } from '../../http/refusal.ts'

const ADDRESS_FIELDS = [
  'streetNumber',
  'streetNumberBis',
  'streetType',
  'streetName',
  'complement',
  'postOfficeBoxNumber',
  'postalCode',
  'locality',
  'subRegion',
  'region',
  'country',
]
const below = (parent: string, fields: readonly string[]) => [parent, ...fields.map(field => `${parent}/${field}`)]

/** Everything that a patch may touch. No move, no copy, no root: nothing else of the profile can change. */
const ALLOWED_PATHS = new Set([
  '/firstName',
  '/lastName',
  '/gender',
  '/email',
  '/phoneNumber',
  '/homePhoneNumber',
  '/lang',
  '/shouldReceiveSms',
  ...below('/address', ADDRESS_FIELDS),
  ...below('/professionalAddress', ADDRESS_FIELDS),
  ...below('/enterprise', ['name', 'siret', 'ape']),
])

type Profile = Record<string, unknown>
type Operation = JsonPatchWire[number]

const isRecord = (value: unknown): value is Profile => typeof value === 'object' && value !== null

/** What a removed field becomes: a text is emptied, a group is taken away. */
const emptied = (current: unknown) => (isRecord(current) || current === null ? null : '')

const applyOne = (profile: Profile, operation: Operation): Profile => {
  const [field = '', part] = operation.path.slice(1).split('/')
  const value = operation.op === 'remove' ? undefined : operation.value
  if (part === undefined) return { ...profile, [field]: value === undefined ? emptied(profile[field]) : value }
  const group = isRecord(profile[field]) ? profile[field] : {}
  return { ...profile, [field]: { ...group, [part]: value === undefined ? '' : value } }
}

/** Applies a JSON Patch to a profile; refuses the whole of it at the first path that is not on the list. */
export const applyPatch = (profile: Profile, patch: JsonPatchWire): Profile => {
  const foreign = patch.findIndex(operation => !ALLOWED_PATHS.has(operation.path))
  if (foreign >= 0) throw badRequest([{ path: `${foreign}.path`, message: 'This path cannot be changed' }])
  return patch.reduce(applyOne, profile)
}
