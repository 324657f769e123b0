/** Field of the look-up form, to which the list above it leads. */
export const NUMBER_ID = 'fine-number'
