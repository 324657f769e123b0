import { createContext, type ReactNode, useContext } from 'react'

const OverlayRootContext = createContext<HTMLElement | null>(null)

interface OverlayRootProps {
  /** Where dialogs, menus and lists are drawn: an embed gives an element of its own shadow root. */
  readonly element: HTMLElement
  readonly children: ReactNode
}

export function OverlayRoot({ element, children }: OverlayRootProps) {
  return <OverlayRootContext value={element}>{children}</OverlayRootContext>
}

/** The place for what floats; undefined means the document's body. */
export const useOverlayRoot = (): HTMLElement | undefined => useContext(OverlayRootContext) ?? undefined
