export { add, atLeastZero, type Cents, cents, isFree, NO_MONEY, subtract, sum } from './cents.ts'
