import { type Appellant, type AppellantText, appellantTexts, NO_APPELLANT } from '@parvis/shared-kernel/fines'
import type { AppealChange, AppealRow } from './appeal.repo.ts'

type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''
type Column = SnakeCase<AppellantText> & keyof AppealRow

/** `phoneNumber` → `phone_number`: a text's column in `appeals`. */
const columnOf = (field: AppellantText): Column => field.replace(/[A-Z]/g, '_$&').toLowerCase() as Column

const COLUMN_OF = appellantTexts(columnOf)
export const APPELLANT_COLUMNS: readonly Column[] = Object.values(COLUMN_OF)

export const appellantOf = (row: AppealRow): Appellant => ({
  capacity: row.capacity,
  ...appellantTexts(field => row[COLUMN_OF[field]]),
  address: row.address,
})

export const rowOfAppellant = (appellant: Appellant): AppealChange => ({
  capacity: appellant.capacity,
  ...Object.fromEntries(
    Object.entries(appellantTexts(field => appellant[field])).map(([field, text]) => [
      COLUMN_OF[field as AppellantText],
      text,
    ]),
  ),
  address: JSON.stringify(appellant.address),
})

/** What the citizen wrote, emptied. */
export const EMPTY_CONTENT: AppealChange = {
  reason_id: null,
  statement: '',
  ...rowOfAppellant(NO_APPELLANT),
}
