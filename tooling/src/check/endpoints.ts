import { endpointProblems } from '../compose/fit.ts'
import type { Finding } from './finding.ts'
import type { Subject } from './subject.ts'

const REMOTE_API = /\bremoteApi\(\s*'([^']+)',\s*'([^']+)'/g
const ENDPOINT = /(\w+):\s*(?:reads|writes)\(\s*build\b/g

/** Endpoints lie in the one store of the portal: under the remote's name and a prefix that is its own. */
export function lookAtEndpoints({ part, portals, sources }: Pick<Subject, 'part' | 'portals' | 'sources'>): Finding {
  const { name, endpoints } = part
  const shared = portals.flatMap(portal =>
    endpointProblems([...portal, part]).filter(text => text.startsWith(`${name} `) || text.endsWith(` of ${name}`)),
  )
  return {
    breaches: [...new Set(shared), ...sources.flatMap(text => misnamed(name, text))],
    detail: endpoints.join(', '),
  }
}

/** @param text of one file */
function misnamed(name: string, text: string) {
  const added = [...text.matchAll(REMOTE_API)]
  const prefixes = added.map(([, , prefix = '']) => prefix)
  const strangers = [...text.matchAll(ENDPOINT)].flatMap(([, endpoint = '']) =>
    prefixes.length === 0 || prefixes.some(prefix => endpoint.startsWith(prefix)) ? [] : [endpoint],
  )
  return [
    ...added.flatMap(([, owner]) => (owner === name ? [] : [`${name} adds endpoints in the name of ${owner}`])),
    ...strangers.map(endpoint => `${name} names the endpoint ${endpoint}, which begins with none of ${prefixes}`),
  ]
}
