import { errorsFr } from '../messages/errors.fr.ts'
import { telling } from './failure-telling.ts'

export const tell = telling(errorsFr)
