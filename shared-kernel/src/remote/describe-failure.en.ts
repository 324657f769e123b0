import { errorsEn } from '../messages/errors.en.ts'
import { describing } from './describe-failure.ts'

export const describe = describing(errorsEn)
