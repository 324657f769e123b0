export { type Consequence, Consequences, type ConsequencesProps } from './consequences.tsx'
