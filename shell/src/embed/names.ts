/** The policy of Trusted Types that a page has to allow; the build gives it to what it makes for pages of others. */
export const EMBED_POLICY = 'parvis'

/** Around the part inside its shadow root: what the kernel's base sheet gives the looks of a page to. */
export const ROOT_ATTRIBUTE = 'data-parvis-root'

export const elementName = (part: string): string => `parvis-${part}`
