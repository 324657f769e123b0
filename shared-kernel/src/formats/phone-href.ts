/** Where a phone number is called: digits and a leading plus of what the city wrote, e.g. `tel:0123456789`. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
