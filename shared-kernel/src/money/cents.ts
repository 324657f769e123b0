import type { Brand } from '../ids/index.ts'

/** A whole number of cents: a price when ≥ 0, a difference when negative (D8). Never euros, never a fraction. */
export type Cents = Brand<number, 'Cents'>

/** @throws RangeError when `amount` is not a safe integer: a fraction of a cent is a mistake of the program. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`)
  return (amount === 0 ? 0 : amount) as Cents
}

export const NO_MONEY = cents(0)
export const add = (a: Cents, b: Cents): Cents => cents(a + b)
export const subtract = (a: Cents, b: Cents): Cents => cents(a - b)
export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce(add, NO_MONEY)
/** The price row is hidden, and "confirm" replaces "pay" (first document §9). */
export const isFree = (price: Cents): boolean => price <= 0
/** What is left of a difference once nobody can owe less than nothing. */
export const atLeastZero = (difference: Cents): Cents => (difference < 0 ? NO_MONEY : difference)
