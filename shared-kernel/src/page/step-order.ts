/** Steps of a procedure in their order. */
export function stepOrder<Step extends string>(steps: readonly Step[]) {
  const placeOf = (step: Step): number => steps.indexOf(step)
  return {
    placeOf,
    /** Null at the first. */
    before: (step: Step): Step | null => steps[placeOf(step) - 1] ?? null,
    /** Null at the last. */
    after: (step: Step): Step | null => steps[placeOf(step) + 1] ?? null,
    /** The step shown for a requested one: that step, else the last step before it that may be opened, else `entry`. */
    shown(asked: string | null, entry: Step, canOpen: (step: Step) => boolean): Step {
      const target = steps.find(step => step === asked) ?? entry
      return steps.slice(0, placeOf(target) + 1).findLast(canOpen) ?? entry
    },
  }
}
