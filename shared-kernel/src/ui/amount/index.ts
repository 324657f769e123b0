export { Amount, type AmountProps } from './amount.tsx'
export { PaidAmount, type PaidAmountProps } from './paid-amount.tsx'
export { usePriceIn } from './use-price-in.ts'
