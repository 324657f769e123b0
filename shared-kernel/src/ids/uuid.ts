import { type OrderId, orderId, type TicketId, ticketId, type VehicleId, vehicleId } from './ids.ts'

const hex = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * UUID version 7 (RFC 9562): 48 bits of time, then randomness, so that later ids sort later.
 * @param nowMs epoch milliseconds, 0 to 2^48 − 1
 * @param random at least 10 random bytes, passed in to keep this pure
 */
export function uuidV7(nowMs: number, random: Uint8Array): string {
  if (random.length < 10) throw new RangeError('a UUID needs 10 random bytes')
  const time = Math.floor(nowMs).toString(16).padStart(12, '0').slice(-12)
  const tail = random.slice(0, 10)
  tail[0] = ((tail[0] ?? 0) & 0x0f) | 0x70
  tail[2] = ((tail[2] ?? 0) & 0x3f) | 0x80
  const digits = time + hex(tail)
  return [8, 12, 16, 20, 32].map((end, i, ends) => digits.slice(ends[i - 1] ?? 0, end)).join('-')
}

// The client generates the id of its request, so that a repeat is the same request (D14).
export const newOrderId = (random: Uint8Array, nowMs: number): OrderId => orderId(uuidV7(nowMs, random))
export const newTicketId = (random: Uint8Array, nowMs: number): TicketId => ticketId(uuidV7(nowMs, random))
export const newVehicleId = (random: Uint8Array, nowMs: number): VehicleId => vehicleId(uuidV7(nowMs, random))
