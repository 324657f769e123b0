import { useLocation } from '@parvis/shared-kernel/remote'
import { type RefObject, useEffect, useRef, useState } from 'react'

const STEP = 24

/** Length of each list at each visit of the page: going back to a visit finds its place only in a list as long. */
const lengths = new Map<string, number>()

interface GrowingList<Item> {
  readonly shown: readonly Item[]
  readonly hiddenCount: number
  readonly grow: () => void
  /** Element after the list: the list grows when it approaches the viewport. */
  readonly end: RefObject<HTMLDivElement | null>
  /** The list has its length of before: only with every card at its true height is the place the same. */
  readonly isBack: boolean
}

/** Renders a long list progressively: ten thousand rights open as fast as ten. */
export function useGrowingList<Item>(items: readonly Item[], name: string): GrowingList<Item> {
  const visit = useLocation().key + name
  const [before] = useState(lengths.get(visit))
  const [limit, setLimit] = useState(before ?? STEP)
  const end = useRef<HTMLDivElement>(null)
  const hiddenCount = Math.max(0, items.length - limit)
  const grow = () => setLimit(count => count + STEP)
  useEffect(() => {
    lengths.set(visit, limit)
    if (hiddenCount === 0 || !end.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setLimit(count => count + STEP)
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hiddenCount, visit, limit])
  return { shown: items.slice(0, limit), hiddenCount, grow, end, isBack: before !== undefined }
}
