/** The first fault of each field, in their order. */
export const firstOfEach = <Fault extends { readonly field: string }>(
  faults: readonly Fault[],
): readonly Fault[] =>
  faults.filter(({ field }, index) => faults.findIndex(other => other.field === field) === index)
