/** A postal address (second document §3). Every field is text; '' when empty. */
export interface Address {
  readonly streetNumber: string
  /** « bis », « ter », a letter. */
  readonly streetNumberBis: string
  readonly streetType: string
  readonly streetName: string
  readonly complement: string
  readonly postOfficeBoxNumber: string
  readonly postalCode: string
  readonly locality: string
  readonly subRegion: string
  readonly region: string
  readonly country: string
}

export const EMPTY_ADDRESS: Address = {
  streetNumber: '',
  streetNumberBis: '',
  streetType: '',
  streetName: '',
  complement: '',
  postOfficeBoxNumber: '',
  postalCode: '',
  locality: '',
  subRegion: '',
  region: '',
  country: '',
}

const isFilled = (text: string) => text.trim() !== ''

/** Whether a request can use the address: locality, postal code and street are given (first document §5, step 2). */
export const isAddressComplete = (address: Address | null): boolean =>
  address !== null && [address.locality, address.postalCode, address.streetName].every(isFilled)

/** Whether no field is filled in; true for null. */
export const isAddressEmpty = (address: Address | null): boolean =>
  address === null || !Object.values(address).some(isFilled)

/** The professional address is sent as null when all its fields are empty (second document §5). */
export const professionalAddressForWire = (address: Address | null): Address | null =>
  isAddressEmpty(address) ? null : address
