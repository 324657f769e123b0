import { type Address, email, inRange, name2to50, readablePhone } from '../subscriber/index.ts'

/**
 * Capacities in which a citizen may contest: the law names the holder of the registration or lease; others need a
 * mandate.
 */
export const APPELLANT_CAPACITIES = ['owner', 'lessee', 'driver', 'representative'] as const
export type AppellantCapacity = (typeof APPELLANT_CAPACITIES)[number]

interface Capacity {
  /** Null when not given. */
  readonly capacity: AppellantCapacity | null
}

export const isOnBehalf = ({ capacity }: Capacity): boolean => capacity === 'representative'

/**
 * The texts that an appellant writes about themselves, in form order. Form, summary, receipt, back office, wire, database
 * and erasure take their fields from here. `representedName` is the person or company on whose behalf a representative
 * contests; else ''.
 */
export const APPELLANT_TEXTS = ['representedName', 'firstName', 'lastName', 'email', 'phoneNumber'] as const
export type AppellantText = (typeof APPELLANT_TEXTS)[number]

/** Blank, or 9 to 15 digits: any country, any spacing. */
const isPhone = (written: string): boolean =>
  written.trim() === '' || /^\+?\d{9,15}$/.test(written.replace(/[\s().\-/]/g, ''))

const isName = (written: string): boolean => name2to50(written).allowed

/** Whether a text is valid for filing. */
const TEXT_RULES = {
  // A company's name may be longer than a person's.
  representedName: (written, appellant) => !isOnBehalf(appellant) || inRange(2, 80)(written).allowed,
  firstName: isName,
  lastName: isName,
  email: written => written.trim() === '' || email(written).allowed,
  phoneNumber: isPhone,
} satisfies Record<AppellantText, (written: string, appellant: Capacity) => boolean>

/** The person who contests. Returned only to the case's holder. */
export interface Appellant extends Capacity, Readonly<Record<AppellantText, string>> {
  readonly address: Address | null
}

export type AppellantLine = Exclude<AppellantText, 'firstName' | 'lastName'>

/** How a summary shows a text. */
const summaryTextOf = (appellant: Appellant, field: AppellantLine): string => {
  if (field === 'representedName' && !isOnBehalf(appellant)) return ''
  return field === 'phoneNumber' ? readablePhone(appellant[field]) : appellant[field]
}

/** The appellant's texts other than the name, as a summary shows them; blank where they do not apply. */
export const appellantLines = (appellant: Appellant): readonly (readonly [AppellantLine, string])[] =>
  APPELLANT_TEXTS.flatMap(field =>
    field === 'firstName' || field === 'lastName' ? [] : [[field, summaryTextOf(appellant, field)]],
  )

/** Builds an object of the texts by field, from a function of the field's name. */
export const appellantTexts = <Value>(
  textOf: (field: AppellantText) => Value,
): Readonly<Record<AppellantText, Value>> =>
  Object.fromEntries(APPELLANT_TEXTS.map(field => [field, textOf(field)])) as Record<AppellantText, Value>

export const NO_APPELLANT: Appellant = { capacity: null, ...appellantTexts(() => ''), address: null }

/** Picks the appellant's fields from an object with more. */
export const appellantIn = (content: Appellant): Appellant => ({
  capacity: content.capacity,
  ...appellantTexts(field => content[field]),
  address: content.address,
})

/** Texts to complete or correct before filing, in form order. */
export const faultyTexts = (appellant: Appellant): readonly AppellantText[] =>
  APPELLANT_TEXTS.filter(field => !TEXT_RULES[field](appellant[field], appellant))
