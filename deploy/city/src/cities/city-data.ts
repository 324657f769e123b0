import type * as v from 'valibot'
import type { AppealForm } from '../modules/appeals/appeal-form.model.ts'
import type { GivenConfig } from '../modules/config/given-config.ts'
import type { CityFines, CityPeople, SeedRight } from './demo-shapes.ts'
import type { CityDefinition, CityOffer, CityZones, dialectsShape } from './shapes.ts'

/** The contents of a city's folder. What a missing file would define is undefined and stays as the database has it. */
export interface CityFolder {
  /** The folder's own name. */
  cityId: string
  folder: string
  config: GivenConfig & { readonly name: string }
  dialects: v.InferOutput<typeof dialectsShape>
  zones: CityZones | undefined
  offers: readonly CityOffer[] | undefined
  definitions: readonly CityDefinition[] | undefined
  appealForm: AppealForm
  people: CityPeople
  rights: readonly SeedRight[]
  fines: CityFines
}
