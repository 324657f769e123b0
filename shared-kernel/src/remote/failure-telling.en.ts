import { errorsEn } from '../messages/errors.en.ts'
import { telling } from './failure-telling.ts'

export const tell = telling(errorsEn)
