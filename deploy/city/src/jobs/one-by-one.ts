/** So many failures say that what is worked with is away: a round that went on would wait for each item. */
const MOST_FAILURES = 5

/** Works on items in turn; a failure keeps no other item, up to five of them. Returns what failed. */
export const oneByOne = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<readonly unknown[]> => {
  const failures: unknown[] = []
  for (const item of items) {
    if (failures.length === MOST_FAILURES) break
    await work(item).catch((failure: unknown) => failures.push(failure))
  }
  return failures
}
