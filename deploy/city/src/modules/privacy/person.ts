import { type RawBuilder, sql } from 'kysely'

export interface Person {
  cityId: string
  subscriberId: string
}

export type Condition = RawBuilder<boolean>

/** Condition for rows whose column names the person. */
export const namedBy =
  (column: string) =>
  ({ cityId, subscriberId }: Person): Condition =>
    sql<boolean>`${sql.ref(column)} = ${subscriberId} and city_id = ${cityId}`

/** Rights that the person asked for; shared ones are another's. */
export const rightsOf = ({ cityId, subscriberId }: Person) =>
  sql`(select r.right_id from rights r where r.city_id = ${cityId} and r.subscriber_id = ${subscriberId})`

export const ofRights =
  (column = 'right_id') =>
  (person: Person): Condition =>
    sql<boolean>`${sql.ref(column)} in ${rightsOf(person)}`

export const appealsOf = ({ cityId, subscriberId }: Person) =>
  sql`(select a.appeal_id from appeals a where a.city_id = ${cityId} and a.subscriber_id = ${subscriberId})`

export const ofAppeals = (person: Person): Condition => sql<boolean>`appeal_id in ${appealsOf(person)}`

/** Rows of a right of the person, or that name the person in another's right. */
export const ofRightsOrPerson = (person: Person): Condition =>
  sql<boolean>`(right_id in ${rightsOf(person)} or subscriber_id = ${person.subscriberId})`
