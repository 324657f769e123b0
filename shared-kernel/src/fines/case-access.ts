/**
 * What the city lets somebody do with a case, an appeal or a refund (D16): all of it with the case's own link or the
 * account that began it (`holder`), or nothing but see where it stands (`stranger`). `unguarded`: the city knows no
 * case links, and whoever names number and plate may do everything.
 */
export const CASE_ACCESSES = ['holder', 'stranger', 'unguarded'] as const
export type CaseAccess = (typeof CASE_ACCESSES)[number]

/** Whether a case may be read and acted on. */
export const mayAct = ({ access }: { readonly access: CaseAccess }): boolean => access !== 'stranger'
