import type { SubscriberId } from '@parvis/shared-kernel/ids'
import type { ProfileForm } from './profile.model.ts'

let kept: { readonly owner: SubscriberId; readonly form: ProfileForm } | null = null

/**
 * Keeps unsaved answers when the session ends, until the same citizen has signed in again (D12). In memory only, so
 * they vanish with the page; null forgets them.
 */
export function keepForm(owner: SubscriberId, form: ProfileForm | null): void {
  kept = form ? { owner, form } : null
}

export const keptForm = (owner: SubscriberId): ProfileForm | null =>
  kept?.owner === owner ? kept.form : null
