import { useCaseworkFormTableQuery } from '../../api'

/** A code table, and how a list chosen from it behaves until it is there: what is typed into no list would be lost. */
export function useCodeTable(table: string | undefined) {
  const { data, isFetching, isError, refetch } = useCaseworkFormTableQuery(
    { tableName: table ?? '' },
    { skip: table === undefined },
  )
  const waiting = {
    ...(isFetching && !data && { disabled: true, loading: true, placeholder: '正在加载…' }),
    ...(isError &&
      !isFetching && {
        placeholder: '未能加载，点击重试',
        onOpenChange: (open: boolean) => open && void refetch(),
      }),
  }
  return { codes: data, waiting }
}
