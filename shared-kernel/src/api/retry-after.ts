/** The delay of a `Retry-After`, in seconds: RFC 9110 allows a number or a date. Undefined for anything else. */
export function secondsOfRetryAfter(header: string | null | undefined, now = Date.now()): number | undefined {
  if (!header) return undefined
  if (/^\d+$/.test(header)) return Number(header)
  // Engines parse far more as a date than HTTP allows.
  const moment = /^[A-Z][a-z]+,? .*\d{2}:\d{2}:\d{2}/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1000))
}
