import { useCaseworkExportsOwnQuery } from './api'

/** Own exports of the last days. */
export function useRecent() {
  const { data, error, refetch } = useCaseworkExportsOwnQuery({}, { refetchOnMountOrArgChange: true })
  return { tasks: data, error, readAgain: () => void refetch() }
}
