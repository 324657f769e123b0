import { type RefObject, useEffect, useRef, useState } from 'react'

const STEP = 24

interface GrowingList<Item> {
  readonly shown: readonly Item[]
  readonly hiddenCount: number
  readonly grow: () => void
  /** Element after the list: the list grows when it approaches the viewport. */
  readonly end: RefObject<HTMLDivElement | null>
}

/** Renders a long list progressively: ten thousand rights open as fast as ten. */
export function useGrowingList<Item>(items: readonly Item[]): GrowingList<Item> {
  const [limit, setLimit] = useState(STEP)
  const end = useRef<HTMLDivElement>(null)
  const hiddenCount = Math.max(0, items.length - limit)
  const grow = () => setLimit(count => count + STEP)
  useEffect(() => {
    if (hiddenCount === 0 || !end.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setLimit(count => count + STEP)
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hiddenCount])
  return { shown: items.slice(0, limit), hiddenCount, grow, end }
}
