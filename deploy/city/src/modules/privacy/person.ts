import { type RawBuilder, sql } from 'kysely'
import type { PersonKey } from '../subscriber/person-key.ts'

export type Condition = RawBuilder<boolean>

/** Condition for rows whose column names the person. */
export const namedBy =
  (column: string) =>
  ({ cityId, subscriberId }: PersonKey): Condition =>
    sql<boolean>`${sql.ref(column)} = ${subscriberId} and city_id = ${cityId}`

/** Rights that the person asked for; shared ones are another's. */
export const rightsOf = ({ cityId, subscriberId }: PersonKey) =>
  sql`(select r.right_id from rights r where r.city_id = ${cityId} and r.subscriber_id = ${subscriberId})`

export const ofRights =
  (column = 'right_id') =>
  (person: PersonKey): Condition =>
    sql<boolean>`${sql.ref(column)} in ${rightsOf(person)}`

export const appealsOf = ({ cityId, subscriberId }: PersonKey) =>
  sql`(select a.appeal_id from appeals a where a.city_id = ${cityId} and a.subscriber_id = ${subscriberId})`

export const ofAppeals = (person: PersonKey): Condition => sql<boolean>`appeal_id in ${appealsOf(person)}`

/** Rows of a right of the person, or that name the person in another's right. */
export const ofRightsOrPerson = (person: PersonKey): Condition =>
  sql<boolean>`(right_id in ${rightsOf(person)} or subscriber_id = ${person.subscriberId})`
