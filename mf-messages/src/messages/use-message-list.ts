import { type Message, useMessagesListInfiniteQuery, type View } from '../api'

/** The messages of a type that have been fetched so far, newest first, and the way to more. */
export interface FetchedMessages {
  readonly messages: readonly Message[]
  readonly loading: boolean
  readonly error: unknown
  readonly hasMore: boolean
  readonly more: () => void
  readonly retry: () => void
}

/** Stands in while the types are on their way; nothing is fetched for it. */
const NO_TYPE = '1'

/** Messages that arrive or are read meanwhile are read again with all that is shown, at once, so that nothing jumps. */
export function useMessageList(view: View, type: Message['type'] | undefined): FetchedMessages {
  const asked = { ...view, type: type ?? NO_TYPE }
  const query = useMessagesListInfiniteQuery(asked, { skip: !type, refetchOnMountOrArgChange: true })
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = query
  return {
    messages: currentData?.pages.flatMap(({ list }) => list) ?? [],
    loading: isFetching,
    error,
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    retry: () => void (currentData ? fetchNextPage() : refetch()),
  }
}
