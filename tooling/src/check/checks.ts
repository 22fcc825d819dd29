import { pictureProblems } from '../compose/first-picture/pictures.ts'
import {
  callProblems,
  contributionProblems,
  endpointProblems,
  unknownDoors,
  unverified,
  versionProblems,
} from '../compose/fit.ts'
import { lookAtBytes } from './bytes.ts'
import { lookAtChanges } from './changes.ts'
import type { Check, Finding } from './finding.ts'
import { lookAtLeaks } from './leaks/leaks.ts'
import { lookAtProvinces } from './provinces/gate.ts'
import { lookAtStyles } from './styles.ts'
import type { Remote, Subject } from './subject.ts'

const REMOTE_API = /\bremoteApi\(\s*'([^']+)',\s*'([^']+)'/g
const ENDPOINT = /(\w+):\s*(?:reads|writes)\(\s*build\b/g

/** Endpoints lie in the one store of the portal: under the remote's name and a prefix that is its own. */
function lookAtEndpoints({ part, portals, sources }: Pick<Subject, 'part' | 'portals' | 'sources'>): Finding {
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

/** What a remote adds to the portals that take it: nobody else may have it, and something must stand behind it. */
function lookAtContributions({
  part: { remote },
  portals,
  fixedRoutes,
}: Pick<Subject, 'part' | 'portals' | 'fixedRoutes'>): Finding {
  const beside = portals.flatMap(portal =>
    contributionProblems([...portal.flatMap(other => other.remote ?? []), remote]).filter(isOf(remote)),
  )
  return {
    breaches: [...unknownDoors(remote), ...new Set(beside), ...takenRoutes(remote, fixedRoutes)],
    detail: `${remote.routes.length} routes, ${remote.permissions?.length ?? 0} codes`,
  }
}

/** The other remotes' own troubles are not this one's. */
const isOf =
  ({ name }: { name: string }) =>
  (problem: string) =>
    problem.startsWith(`${name} `)

function takenRoutes({ name, routes }: Remote, fixedRoutes: Subject['fixedRoutes']) {
  return routes.flatMap(({ path }) => {
    const owner = fixedRoutes.find(fixed => fixed.path === path)?.owner ?? name
    return owner === name ? [] : [`${name} serves ${path}, which every portal has from ${owner}`]
  })
}

/** The calls of a remote, which composing relies on: those of its code, and of the server. */
function lookAtCalls({ part: { name, remote, used = [] }, calls }: Pick<Subject, 'part' | 'calls'>): Finding {
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

/** What a remote must keep to, the quick ones first. */
export const CHECKS: readonly Check[] = [
  {
    name: 'Shared library',
    todo: 'Name in sharedLib of remote.json the range that it was built and tested with.',
    look: ({ part: { remote }, sharedLib }) => ({
      breaches: versionProblems(remote, sharedLib),
      detail: `needs ${remote.sharedLib}, there is ${sharedLib}`,
    }),
  },
  {
    name: 'Verified loading',
    todo: 'Build it with portalWebpack of scripts/webpack/preset.mjs.',
    look: ({ part }) => ({ breaches: unverified(part) }),
  },
  {
    name: 'Routes and permissions',
    todo: 'Choose addresses, titles and codes that nobody else has, and expose every door that remote.json opens.',
    look: lookAtContributions,
  },
  {
    name: 'Endpoints',
    todo: 'Give remoteApi the name of the remote and a prefix of its own, and begin every endpoint with it.',
    look: lookAtEndpoints,
  },
  {
    name: 'Calls',
    todo: 'Leave calls out of remote.json, for the build to find, or name all that the code calls, and nothing that the contract lacks.',
    look: lookAtCalls,
  },
  {
    name: 'Styles',
    todo: 'Write styles in *.module.css, each rule about a class of that file: others change pages of other teams.',
    look: lookAtStyles,
  },
  {
    name: 'First picture',
    todo: 'Render at build what is seen and filled in: no scripts, no handlers, no addresses.',
    look: ({ part }) => ({ breaches: pictureProblems(part) }),
  },
  {
    name: 'Provinces',
    todo: 'Change what stands in their way, or raise version out of the range that they take.',
    look: lookAtProvinces,
  },
  {
    name: 'Bytes',
    todo: 'Load by import() what is not seen at once, take antd from the doors of shared-lib, or raise budget in remote.json.',
    look: lookAtBytes,
  },
  {
    name: 'Changes',
    todo: 'Raise version in remote.json: below 1.0.0 the second number for what breaks, the third for all else.',
    look: lookAtChanges,
  },
  {
    name: 'Leaks',
    todo: 'Undo in the cleanup of effects, and in unmount, what was begun: listeners, timers, elements, styles.',
    look: lookAtLeaks,
  },
]
