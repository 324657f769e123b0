import { EMBED_POLICY } from './names.ts'

interface Policy {
  createScriptURL(url: string): string
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy
}

/**
 * Addresses of scripts of a portal's parts, as pages with Trusted Types take them. The page has to allow the policy by
 * its name, and more than once: each part's own runtime makes one too.
 */
export function scriptAddress(portal: string): (url: string) => string {
  const rules: Policy = {
    createScriptURL(url) {
      if (!url.startsWith(`${portal}/embed/parts/`)) throw new TypeError('no script of this portal')
      return url
    },
  }
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(EMBED_POLICY, rules) ?? rules
  return url => policy.createScriptURL(url)
}
