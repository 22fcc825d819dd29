import { contributionProblems, unknownDoors } from '../compose/fit.ts'
import type { Finding } from './finding.ts'
import type { Remote, Subject } from './subject.ts'

/** What a remote adds to the portals that take it: nobody else may have it, and something must stand behind it. */
export function lookAtContributions({
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
