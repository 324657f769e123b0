import type { PatchWire, ProfileWire } from '@parvis/shared-kernel/wire'

type Profile = Record<string, unknown>
type Operation = PatchWire[number]

const isGroup = (value: unknown): value is Profile => typeof value === 'object' && value !== null

/** Value of a removed field: '' for a text, null for a group or an optional text. */
const emptied = (current: unknown) => (typeof current === 'string' ? '' : null)

const applyOne = (profile: Profile, operation: Operation): Profile => {
  const [field = '', part] = operation.path.slice(1).split('/')
  const value = operation.op === 'remove' ? undefined : operation.value
  if (part === undefined)
    return { ...profile, [field]: value === undefined ? emptied(profile[field]) : value }
  const group = isGroup(profile[field]) ? profile[field] : {}
  return { ...profile, [field]: { ...group, [part]: value === undefined ? '' : value } }
}

/** Applies a patch whose paths the contract allows; the result still needs validation. */
export const applyPatch = (profile: ProfileWire, patch: PatchWire): Profile =>
  patch.reduce<Profile>(applyOne, profile)

/** The parts of a patched profile that the patch names; only these are written. */
export const touchedBy = (patch: PatchWire, profile: Profile): Profile => {
  const parts = new Set(patch.map(({ path }) => path.split('/')[1]))
  return Object.fromEntries(Object.entries(profile).filter(([part]) => parts.has(part)))
}
