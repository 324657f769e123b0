/** All parts' style sheets and the shadow roots that use them. */
interface Wardrobe {
  readonly sheets: Set<CSSStyleSheet>
  readonly roots: Set<ShadowRoot>
}

/**
 * One registry per page, whichever copy of the kernel a part bundles: a shared room's sheets style parts of other
 * builds.
 */
const KEY = Symbol.for('parvis.wardrobe')

function wardrobe(): Wardrobe {
  const page = globalThis as { [KEY]?: Wardrobe }
  page[KEY] ??= { sheets: new Set(), roots: new Set() }
  return page[KEY]
}

/** Adds a style sheet to all present and future roots. Called by each CSS module on evaluation. */
export function adopt(sheet: CSSStyleSheet): void {
  const { sheets, roots } = wardrobe()
  sheets.add(sheet)
  for (const root of roots) root.adoptedStyleSheets.push(sheet)
}

/**
 * Applies `base` (which sets the layer order) and all parts' sheets to a root, until the returned function is called.
 */
export function applySheets(root: ShadowRoot, base: CSSStyleSheet): () => void {
  const { sheets, roots } = wardrobe()
  roots.add(root)
  root.adoptedStyleSheets = [base, ...sheets]
  return () => void roots.delete(root)
}
