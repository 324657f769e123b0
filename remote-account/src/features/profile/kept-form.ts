import type { SubscriberId } from '@parvis/shared-kernel/ids'
import type { ProfileForm } from './profile.model.ts'

let kept: { readonly owner: SubscriberId; readonly form: ProfileForm } | null = null

/**
 * Unsaved answers outlive the screen when a session ends under it: they come back once the same person has signed in
 * again (D12). In memory alone, so that they leave with the page; null forgets them.
 */
export function keepForm(owner: SubscriberId, form: ProfileForm | null): void {
  kept = form ? { owner, form } : null
}

export const keptForm = (owner: SubscriberId): ProfileForm | null =>
  kept?.owner === owner ? kept.form : null
