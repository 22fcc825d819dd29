import { usePolling, useSearchParams } from '@portal/shared-lib/router'
import { createContext, useContext, useMemo } from 'react'
import { type BoardQuery, daysOf, readBoardQuery, scopeOf, todayInChina, writeBoardQuery } from './board-query'

/** What the board is asked for lies in its address: it can be sent, printed and put on a wall. */
export function useBoardQuery(): [BoardQuery, (next: Partial<BoardQuery>) => void] {
  const [parameters, setParameters] = useSearchParams()
  const query = useMemo(() => readBoardQuery(parameters), [parameters])
  return [query, next => setParameters(writeBoardQuery({ ...query, ...next }))]
}

interface Asked {
  readonly query: BoardQuery
  /** How often figures are asked for again. */
  readonly polling: { readonly pollingInterval: number; readonly skipPollingIfUnfocused: boolean }
}

const DESK = { pollingInterval: 10 * 60_000, skipPollingIfUnfocused: true }
/** A wall is never focused, and shows what happens. */
const WALL = { pollingInterval: 60_000, skipPollingIfUnfocused: false }

const BoardContext = createContext<Asked>({ query: readBoardQuery(new URLSearchParams()), polling: DESK })
export const BoardProvider = BoardContext.Provider

export const askedOf = (query: BoardQuery, isWall: boolean): Asked => ({ query, polling: isWall ? WALL : DESK })

/** What the parts of the board ask the server for. */
export function useAsked() {
  const { query, polling } = useContext(BoardContext)
  const scope = scopeOf(query)
  return { query, polling: usePolling(polling), scope, inPeriod: { ...scope, ...daysOf(query, todayInChina()) } }
}
