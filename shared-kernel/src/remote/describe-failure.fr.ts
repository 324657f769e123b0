import { errorsFr } from '../messages/errors.fr.ts'
import { describing } from './describe-failure.ts'

export const describe = describing(errorsFr)
