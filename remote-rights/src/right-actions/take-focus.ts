/** Ref of what takes the place of the pressed control. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()
