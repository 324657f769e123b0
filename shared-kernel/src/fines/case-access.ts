/**
 * What the city lets the reader do with an appeal or a refund (D16). `holder`, by its case link or the account that
 * created it: everything. `stranger`: see that an appeal was filed, or the status and amount of a refund. `unguarded`:
 * the city has no case links, so number and plate allow everything.
 */
export const CASE_ACCESSES = ['holder', 'stranger', 'unguarded'] as const
export type CaseAccess = (typeof CASE_ACCESSES)[number]

/** Whether a case may be read and acted on. */
export const mayAct = ({ access }: { readonly access: CaseAccess }): boolean => access !== 'stranger'
