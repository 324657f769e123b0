export { RadioCards, type RadioCardsProps, type RadioOption } from './radio-cards.tsx'
