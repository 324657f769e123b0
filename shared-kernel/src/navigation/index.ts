export { type Addresses, historyNavigation } from './history-navigation.ts'
