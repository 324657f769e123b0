import { partOf } from '@parvis/shared-kernel/page'
import { useKeptFines } from '../../kept-fines/use-kept-fines.ts'
import { mergedFines } from './fine-list.model.ts'
import { useTabFines } from './use-tab-fines.ts'

const NONE_KEPT = { state: 'ready', data: [] } as const
const NONE_OPENED = { state: 'ready', data: { fines: [], unread: null, isOneMissing: false } } as const

/** Fines of the account and of this tab as one list; what could not be read is told beside the rest. */
export function useListedFines() {
  const { isSignedIn, kept } = useKeptFines()
  const tab = useTabFines()
  const hasOpened = tab.plates.length > 0
  const account = isSignedIn ? partOf(kept) : NONE_KEPT
  const opened = hasOpened ? partOf(tab.fines) : NONE_OPENED
  const accountError = isSignedIn && kept.error
  const openedError = hasOpened && (tab.fines.error ?? tab.fines.data?.unread)
  return {
    tab,
    isSignedIn,
    hasOpened,
    fines: mergedFines(
      account.state === 'ready' ? account.data.map(({ fine }) => fine) : [],
      opened.state === 'ready' ? opened.data.fines : [],
    ),
    isLoading: account.state === 'loading' || opened.state === 'loading',
    /** Something was never read: the list and its total lack it. */
    isOneMissing: account.state === 'failed' || (opened.state === 'ready' && opened.data.isOneMissing),
    /** Why something could not be read or refreshed. */
    unread: accountError || openedError || null,
    retry: () => {
      if (accountError) void kept.refetch()
      if (openedError) void tab.fines.refetch()
    },
    isRetrying: kept.isFetching || tab.fines.isFetching,
  }
}
