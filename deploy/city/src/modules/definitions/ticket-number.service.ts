export const countRemaining = async (..._a: unknown[]) => null
