/** Ref of the element that replaces the pressed control. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()
