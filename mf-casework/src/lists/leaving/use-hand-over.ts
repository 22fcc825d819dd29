import { useState } from 'react'
import { handOverAll, type Item, missing, type Receivers } from './work'

interface Problem {
  readonly text: string
  /** Of the item that it is about; empty where it is about none. */
  readonly key: string
}

const NO_PROBLEM: Problem = { text: '', key: '' }

/** Who is to have what somebody leaves behind, until it is handed over. */
export function useHandOver(leaverId: string, items: readonly Item[], onDone: () => void) {
  const [receivers, give] = useState<Receivers>({})
  const [problem, tell] = useState(NO_PROBLEM)
  const [state, setState] = useState<'choosing' | 'busy' | 'done'>('choosing')
  const submit = async () => {
    const without = missing(items, receivers)
    if (without > 0) return tell({ text: `仍有${without}项未指定接收人`, key: '' })
    setState('busy')
    const refused = await handOverAll(leaverId, items, receivers)
    tell(refused ?? NO_PROBLEM)
    setState(refused ? 'choosing' : 'done')
    if (!refused) onDone()
  }
  return {
    ...{ receivers, problem, isBusy: state === 'busy', isDone: state === 'done', submit: () => void submit() },
    giveTo: (given: readonly Item[], personId: string) =>
      give({ ...receivers, ...Object.fromEntries(given.map(({ key }) => [key, personId])) }),
  }
}
