export { type Fact, Facts, type FactsProps } from './facts.tsx'
