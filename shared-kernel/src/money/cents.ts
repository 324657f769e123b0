import type { Brand } from '../ids/index.ts'

/** A whole number of cents: a price when ≥ 0, a difference when negative (D8). Never euros, never a fraction. */
export type Cents = Brand<number, 'Cents'>

/** @throws RangeError when `amount` is not a safe integer: a fraction of a cent is a programming error. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`)
  return (amount === 0 ? 0 : amount) as Cents
}

export const NO_MONEY = cents(0)
export const add = (a: Cents, b: Cents): Cents => cents(a + b)
export const subtract = (a: Cents, b: Cents): Cents => cents(a - b)
export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce(add, NO_MONEY)
/** Whether nothing is charged: the price row is hidden, and "confirm" replaces "pay" (first document §9). */
export const isFree = (price: Cents): boolean => price <= 0
/** The difference, or zero when negative: nobody owes less than nothing. */
export const atLeastZero = (difference: Cents): Cents => (difference < 0 ? NO_MONEY : difference)
