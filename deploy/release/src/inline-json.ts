/** JSON for a script element, escaped so that it cannot end the element. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
