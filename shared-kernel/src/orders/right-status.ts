/** The closed union that both status vocabularies are read into (D1); wire codes never leave the wire room. */
export const RIGHT_STATUSES = [
  'awaiting-payment',
  'awaiting-completion',
  'awaiting-evidence',
  'under-review',
  'plate-under-review',
  'granted',
  'rejected',
  'canceled',
  'deleted',
  'unknown',
] as const
export type RightStatus = (typeof RIGHT_STATUSES)[number]

const ACTIVE = {
  'awaiting-payment': false,
  'awaiting-completion': false,
  'awaiting-evidence': false,
  'under-review': false,
  // The right stays good while the city looks at its new plate (second document §4).
  'plate-under-review': true,
  granted: true,
  rejected: false,
  canceled: false,
  deleted: false,
  unknown: false,
} as const satisfies Record<RightStatus, boolean>

/** Granted or plate-under-review (D1): about the status alone; `isInForce` also looks at the dates. */
export const isActiveStatus = (status: RightStatus): boolean => ACTIVE[status]
