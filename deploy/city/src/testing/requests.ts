import { randomUUID } from 'node:crypto'
import type { KnownStatus } from '@parvis/shared-kernel/orders'
import { addDays, atHour, dayOf, endOfDay, type Instant, toIso } from '@parvis/shared-kernel/time'
import { uploadUrlWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { at } from '../db/schema.ts'
import { subscriberIdOf } from '../seed/write-people.ts'
import type { TestCity } from './test-city.ts'

const PARIS = 'Europe/Paris'
/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const HOME = {
  streetNumber: '12',
  streetNumberBis: '',
  streetType: 'rue',
  streetName: 'de la République',
  complement: '',
  postOfficeBoxNumber: '',
  postalCode: '38990',
  locality: 'Valmont',
  subRegion: '',
  region: '',
  country: 'France',
}

interface Person {
  firstName?: string
  lastName?: string
  email?: string | null
  address?: object | null
  professionalAddress?: object | null
  zone?: string | null
  professionalZone?: string | null
  isProfessional?: boolean
}

interface HeldRight {
  id?: string
  kind?: 'subscription' | 'ticket'
  plan: string
  option?: string
  status?: KnownStatus
  /** Days from now. */
  start?: number
  end?: number | null
  plates?: readonly string[]
  zones?: readonly string[]
}

const OFFER = {
  userStatus: 'SUBSCRIPTION_OPENED',
  publicOrdersEnabled: true,
  validityAreas: ['vm-centre', 'vm-gare'],
  mustContainPlate: true,
  nbMaxPlates: 2,
  conditions: { productScope: 'BOTH' },
}
const DEFINITION = {
  userStatus: 'REQUEST_OPENED',
  validityPeriod: 'P1D',
  validityAreas: ['vm-centre', 'vm-gare'],
  mustOrderWithPlate: true,
  plateLimit: 2,
}

let position = 1_000

/** Test helpers for requests: people, plans, rights, and the two creating calls. */
export const requestsOf = (city: TestCity) => {
  const today = () => dayOf(city.clock.now(), PARIS)
  const from = (days: number) => at((city.clock.now() + days * 86_400_000) as Instant)

  const addPerson = async (account: string, person: Person = {}): Promise<string> => {
    await city.deps.db
      .insertInto('subscribers')
      .values({
        city_id: 'valmont',
        subscriber_id: subscriberIdOf(account),
        first_name: person.firstName ?? 'Zoé',
        last_name: person.lastName ?? 'Petit',
        gender: null,
        email: person.email === undefined ? `${account}@example.org` : person.email,
        phone_number: null,
        home_phone_number: null,
        lang: 'fr',
        address: person.address === null ? null : JSON.stringify(person.address ?? HOME),
        professional_address: person.professionalAddress ? JSON.stringify(person.professionalAddress) : null,
        enterprise: null,
        zone_id: person.zone === undefined ? 'vm-centre' : person.zone,
        professional_zone_id: person.professionalZone ?? null,
        should_receive_sms: false,
        is_professional: person.isProfessional ?? false,
        created_at: from(-1),
        updated_at: from(-1),
      })
      .execute()
    return account
  }

  const addOffer = async (
    id: string,
    terms: object = {},
    options: readonly { id: string; price: number; validityPeriod: string }[] = [
      { id: `${id}-year`, price: 1_000, validityPeriod: 'P1Y' },
    ],
  ): Promise<string> => {
    position += 1
    await city.deps.db
      .insertInto('offers')
      .values({
        city_id: 'valmont',
        offer_id: id,
        position,
        next_offer_id: null,
        terms: JSON.stringify({ ...OFFER, name: id, ...terms }),
      })
      .execute()
    for (const [index, { price, ...option }] of options.entries())
      await city.deps.db
        .insertInto('offer_options')
        .values({
          option_id: option.id,
          offer_id: id,
          position: index,
          price_cents: price,
          terms: JSON.stringify({ validityPeriod: option.validityPeriod }),
        })
        .execute()
    return id
  }

  const addDefinition = async (id: string, terms: object = {}, price = 0): Promise<string> => {
    position += 1
    await city.deps.db
      .insertInto('definitions')
      .values({
        city_id: 'valmont',
        definition_id: id,
        position,
        price_cents: price,
        terms: JSON.stringify({ ...DEFINITION, name: id, ...terms }),
      })
      .execute()
    return id
  }

  const addRight = async (account: string, right: HeldRight): Promise<string> => {
    const id = right.id ?? randomUUID()
    const kind = right.kind ?? 'subscription'
    await city.deps.db
      .insertInto('rights')
      .values({
        city_id: 'valmont',
        right_id: id,
        kind,
        subscriber_id: subscriberIdOf(account),
        offer_id: kind === 'subscription' ? right.plan : null,
        definition_id: kind === 'ticket' ? right.plan : null,
        option_id: right.option ?? null,
        subscription_id: null,
        status: right.status ?? 'granted',
        price_cents: 0,
        start_of_validity: from(right.start ?? -30),
        end_of_validity: right.end === null ? null : from(right.end ?? 300),
        created_at: from(-40),
        plates: [...(right.plates ?? ['AB123CD'])],
        initial_plates: [...(right.plates ?? ['AB123CD'])],
        zone_ids: [...(right.zones ?? ['vm-centre'])],
        custom_fields: '[]',
        user_comment: null,
        renewed_right_id: null,
      })
      .execute()
    return id
  }

  const upload = async (as: string): Promise<string> => {
    const asked = await city.ask(`/api/subscriber/upload-url/${subscriberIdOf(as)}?mediaType=image/png`, {
      as,
    })
    const { signedUploadUrl, fileUrn } = v.parse(uploadUrlWire, asked.body)
    const headers = { 'content-type': 'image/png', origin: 'http://127.0.0.1:4300' }
    const sent = await fetch(signedUploadUrl, { method: 'PUT', body: PNG, headers })
    if (!sent.ok) throw new Error(`The store answered ${sent.status}`)
    return fileUrn
  }

  return {
    addPerson,
    addOffer,
    addDefinition,
    addRight,
    upload,
    /** A time of day the given days from today, by the city's clock. */
    day: (days: number, hour = 0, minute = 0) => toIso(atHour(addDays(today(), days), hour, minute, PARIS)),
    endOf: (days: number) => toIso(endOfDay(addDays(today(), days), PARIS)),
    evidence: (id: string, urn: string) => ({
      id,
      urn,
      name: `${id}.png`,
      size: PNG.length,
      mime: 'image/png',
    }),

    subscribe: (as: string, plan: string, body: object = {}, id: string = randomUUID()) =>
      city.ask(`/api/subscriber/subscriptions/${id}`, {
        method: 'PUT',
        as,
        body: {
          subscriptionPlanId: plan,
          subscriptionPlanOptionId: `${plan}-year`,
          plates: ['AB-123-CD'],
          customFields: [],
          attachmentEvidences: [],
          ...body,
        },
      }),

    order: (as: string, definition: string, body: object = {}, key?: string) =>
      city.ask('/api/tickets', {
        as,
        body: { parkingRightDefinitionId: definition, plates: ['AB-123-CD'], ...body },
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      }),

    rightsOf: (account: string) =>
      city.deps.db
        .selectFrom('rights')
        .selectAll()
        .where('subscriber_id', '=', subscriberIdOf(account))
        .orderBy('created_at')
        .execute(),
  }
}
