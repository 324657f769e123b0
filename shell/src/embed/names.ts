/** Name of the Trusted Types policy that a host page must allow; the build applies it to embed files. */
export const EMBED_POLICY = 'parvis'

/** Marks the element around the part in its shadow root; the kernel's base sheet styles it like a page. */
export const ROOT_ATTRIBUTE = 'data-parvis-root'

export const elementName = (part: string): string => `parvis-${part}`
