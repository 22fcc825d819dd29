import { callProblems } from '../compose/fit.ts'
import type { Finding } from './finding.ts'
import type { Remote, Subject } from './subject.ts'

/** The calls of a remote, which composing relies on: those of its code, and of the server. */
export function lookAtCalls({ part: { name, remote, used = [] }, calls }: Pick<Subject, 'part' | 'calls'>): Finding {
  const undeclared = used.filter(id => !remote.calls.includes(id))
  return {
    breaches: [
      ...callProblems({ name, remote }, {}, new Set(calls.keys())),
      ...undeclared.map(id => `${name} calls ${id}, which its remote.json does not name`),
      ...unknownCounters(remote, calls),
    ],
    detail: `${remote.calls.length} calls`,
  }
}

function unknownCounters({ name, header = [] }: Remote, calls: Subject['calls']) {
  const paths = new Set([...calls.values()].map(({ path }) => path))
  return header.flatMap(({ counter }) =>
    !counter || paths.has(`api/${counter.call}`)
      ? []
      : [`${name} counts by ${counter.call}, which the server does not know`],
  )
}
