import * as v from 'valibot'
import { type Address, EMPTY_ADDRESS } from '../subscriber/index.ts'
import { addressWire } from './address.wire.ts'
import { longTextWire } from './primitives.wire.ts'
import { enterpriseWire } from './profile.wire.ts'

const ADDRESS_FIELDS = Object.keys(EMPTY_ADDRESS) as (keyof Address)[]

/**
 * The only paths of a profile that a patch may change. Not the e-mail address, which must be verified, nor ids, zones
 * and rights, which are the city's.
 */
export const PATCH_PATHS = [
  '/lang',
  '/firstName',
  '/lastName',
  '/gender',
  '/phoneNumber',
  '/homePhoneNumber',
  '/shouldReceiveSms',
  '/address',
  ...ADDRESS_FIELDS.map(field => `/address/${field}` as const),
  '/professionalAddress',
  ...ADDRESS_FIELDS.map(field => `/professionalAddress/${field}` as const),
  '/professionalEnterprise',
  '/professionalEnterprise/name',
  '/professionalEnterprise/siret',
  '/professionalEnterprise/ape',
] as const

export const MOST_PATCH_OPERATIONS = 20

type PatchPath = (typeof PATCH_PATHS)[number]

/** Paths whose value is not a text. */
const GROUPS = ['/shouldReceiveSms', '/address', '/professionalAddress', '/professionalEnterprise'] as const
type GroupPath = (typeof GROUPS)[number]
const isText = (path: PatchPath): path is Exclude<PatchPath, GroupPath> =>
  !(GROUPS as readonly PatchPath[]).includes(path)

const op = v.picklist(['add', 'replace'])
const remove = v.object({ op: v.literal('remove'), path: v.picklist(PATCH_PATHS) })
const write = v.variant('path', [
  v.object({ op, path: v.picklist(PATCH_PATHS.filter(isText)), value: v.nullable(longTextWire) }),
  v.object({ op, path: v.literal('/shouldReceiveSms'), value: v.boolean() }),
  v.object({
    op,
    path: v.picklist(['/address', '/professionalAddress']),
    value: v.nullable(addressWire),
  }),
  v.object({ op, path: v.literal('/professionalEnterprise'), value: v.nullable(enterpriseWire) }),
])

/** PATCH /api/subscriber: RFC 6902 cut down to add, replace and remove of allowed paths (docs/api.md), each value of its path's kind. */
export const patchWire = v.pipe(
  v.array(v.union([write, remove])),
  v.minLength(1),
  v.maxLength(MOST_PATCH_OPERATIONS),
)
export type PatchWire = v.InferOutput<typeof patchWire>
