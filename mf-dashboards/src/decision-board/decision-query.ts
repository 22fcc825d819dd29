import { useSearchParams } from '@portal/shared-lib/router'
import { useMemo } from 'react'
import { type BoardQuery, readBoardQuery, writeBoardQuery } from '../leadership-board/board-query'

/** What the board is asked for, as its address has it: as the leaders' board, and which policy is compared for which category. */
export interface DecisionQuery extends BoardQuery {
  /** Id of a document of the knowledge base; empty: the server chooses. */
  readonly policy: string
  readonly category: string
}

const CATEGORY = /^\d{6}$/

function readDecisionQuery(parameters: URLSearchParams): DecisionQuery {
  const category = parameters.get('category') ?? ''
  return {
    ...readBoardQuery(parameters),
    policy: parameters.get('policy') ?? '',
    category: CATEGORY.test(category) ? category : '',
  }
}

export function useDecisionQuery(): [DecisionQuery, (next: Partial<DecisionQuery>) => void] {
  const [parameters, setParameters] = useSearchParams()
  const query = useMemo(() => readDecisionQuery(parameters), [parameters])
  const ask = (next: Partial<DecisionQuery>) => {
    const { policy, category, ...board } = { ...query, ...next }
    setParameters({ ...writeBoardQuery(board), ...(policy && { policy }), ...(category && { category }) })
  }
  return [query, ask]
}
