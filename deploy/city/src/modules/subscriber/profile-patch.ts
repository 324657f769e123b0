import type { PatchWire, ProfileWire } from '@parvis/shared-kernel/wire'

type Profile = Record<string, unknown>
type Operation = PatchWire[number]

const isGroup = (value: unknown): value is Profile => typeof value === 'object' && value !== null

/** What a removed field becomes: a text is emptied, a group or a text that may lack is taken away. */
const emptied = (current: unknown) => (typeof current === 'string' ? '' : null)

const applyOne = (profile: Profile, operation: Operation): Profile => {
  const [field = '', part] = operation.path.slice(1).split('/')
  const value = operation.op === 'remove' ? undefined : operation.value
  if (part === undefined)
    return { ...profile, [field]: value === undefined ? emptied(profile[field]) : value }
  const group = isGroup(profile[field]) ? profile[field] : {}
  return { ...profile, [field]: { ...group, [part]: value === undefined ? '' : value } }
}

/** Applies a patch whose paths the contract has already allowed; the result is a profile to be checked like any other. */
export const applyPatch = (profile: ProfileWire, patch: PatchWire): Profile =>
  patch.reduce<Profile>(applyOne, profile)

/** Of a patched profile the parts that the patch names: nothing else is written. */
export const touchedBy = (patch: PatchWire, profile: Profile): Profile => {
  const parts = new Set(patch.map(({ path }) => path.split('/')[1]))
  return Object.fromEntries(Object.entries(profile).filter(([part]) => parts.has(part)))
}
