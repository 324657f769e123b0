import { EMBED_POLICY } from './names.ts'

interface Policy {
  createScriptURL(url: string): string
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy
}

/**
 * Turns a part's script URL into a TrustedScriptURL. The host page must allow the policy's name, and duplicates,
 * because each part's runtime creates one too.
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
