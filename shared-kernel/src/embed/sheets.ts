/** Every part's sheets and every root that wears them. */
interface Wardrobe {
  readonly sheets: Set<CSSStyleSheet>
  readonly roots: Set<ShadowRoot>
}

/** One for the page, whichever copies of the kernel its parts bring: a shared room's sheets dress parts of other builds. */
const KEY = Symbol.for('parvis.wardrobe')

function wardrobe(): Wardrobe {
  const page = globalThis as { [KEY]?: Wardrobe }
  page[KEY] ??= { sheets: new Set(), roots: new Set() }
  return page[KEY]
}

/** Gives a sheet to the roots of now and of later. Called by each CSS module as it is evaluated. */
export function adopt(sheet: CSSStyleSheet): void {
  const { sheets, roots } = wardrobe()
  sheets.add(sheet)
  for (const root of roots) root.adoptedStyleSheets.push(sheet)
}

/** Dresses a root in `base`, which says the order of layers, and in every part's sheets, until the answer is called. */
export function wearSheets(root: ShadowRoot, base: CSSStyleSheet): () => void {
  const { sheets, roots } = wardrobe()
  roots.add(root)
  root.adoptedStyleSheets = [base, ...sheets]
  return () => void roots.delete(root)
}
