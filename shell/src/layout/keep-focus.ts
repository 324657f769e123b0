/** Milliseconds for code that moves the focus itself: a closing dialog, an error summary, a new screen. */
const PATIENCE_MS = 150

interface LastFocus {
  /** The element and its ancestors, nearest first. */
  readonly line: readonly HTMLElement[]
  /** Title of the screen that contained it. */
  readonly title: string | null
}

function lineOf(element: Element): readonly HTMLElement[] {
  const line: HTMLElement[] = []
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (at instanceof HTMLElement) line.push(at)
  return line
}

/**
 * Moves the focus when its element was removed and no code took it: to the title of the screen that replaced its own
 * (after a look-up, a retry, an expiry), else to the nearest remaining ancestor, so that the next Tab continues
 * there. Does nothing after a press outside the focused element. Focuses what is pressed where the browser does not.
 * `titles` selects the screen's title; `first` had the focus before this was called and may be gone.
 */
export function keepFocus(
  tree: Document | ShadowRoot,
  placeOf: () => HTMLElement | null,
  titles: string,
  first: Element | null = tree.activeElement,
): () => void {
  let last: LastFocus | null = null
  let held: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  const titleOf = () => placeOf()?.querySelector<HTMLElement>(titles) ?? null
  const note = (element: EventTarget | null) => {
    if (!(element instanceof HTMLElement) || element === document.body || element === held) return
    held = null
    last = { line: lineOf(element), title: titleOf()?.textContent ?? null }
  }
  const whereItIs = () => tree.activeElement ?? document.activeElement ?? document.body
  const isNowhere = () => whereItIs() === document.body
  const leave = () => {
    if (last?.line[0]?.isConnected && isNowhere()) last = null
  }
  /** Where to move the focus; null to leave it. */
  const wanted = (): HTMLElement | null => {
    if (last === null) return null
    const title = titleOf()
    const other = title !== null && title.textContent !== last.title ? title : null
    if (held !== null && tree.activeElement === held) return other
    if (last.line[0]?.isConnected || !isNowhere()) return null
    return other ?? last.line.find(element => element.isConnected && placeOf()?.contains(element)) ?? title
  }
  const settle = () => {
    // A closed dialog returns the focus in the next frame, after a key once nothing is in transition (react-aria 3.53).
    if (document.getAnimations().some(animation => animation instanceof CSSTransition)) {
      frame = requestAnimationFrame(settle)
      return
    }
    timer = undefined
    const element = wanted()
    if (element === null) return
    held = element === titleOf() ? null : element
    if (held) held.style.outline = 'none'
    if (!element.hasAttribute('tabindex')) element.tabIndex = -1
    element.focus({ preventScroll: true })
  }
  const look = () => {
    if (timer !== undefined || wanted() === null) return
    timer = setTimeout(() => {
      frame = requestAnimationFrame(settle)
    }, PATIENCE_MS)
  }
  const follow = (event: Event) => note(event.target)
  // Safari gives the focus to what is around a pressed button or link, or to nothing: a dialog would return it there.
  const takePress = (event: Event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('a[href], button')
    if (pressed && event.isTrusted && event.composedPath().includes(whereItIs()))
      pressed.focus({ preventScroll: true })
  }
  note(first)
  tree.addEventListener('focusin', follow)
  tree.addEventListener('click', takePress, true)
  document.addEventListener('pointerup', leave)
  const changes = new MutationObserver(look)
  changes.observe(tree, { childList: true, characterData: true, subtree: true })
  look()
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    changes.disconnect()
    tree.removeEventListener('focusin', follow)
    tree.removeEventListener('click', takePress, true)
    document.removeEventListener('pointerup', leave)
  }
}
