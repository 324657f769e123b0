import { anySignal } from 'any-signal'

AbortSignal.any ??= signals => anySignal([...signals])
URL.canParse ??= (address, base) => {
  try {
    return Boolean(new URL(address, base))
  } catch {
    return false
  }
}
