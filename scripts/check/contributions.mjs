import { contributionProblems, unknownDoors } from '../compose/fit.mjs'

/**
 * What a remote adds to the portals that take it: nobody else may have it, and something must stand behind it.
 * @param {Pick<import('./subject.mjs').Subject, 'part' | 'portals' | 'fixedRoutes'>} subject
 * @returns {import('./checks.mjs').Finding}
 */
export function lookAtContributions({ part: { remote }, portals, fixedRoutes }) {
  const beside = portals.flatMap(portal =>
    contributionProblems([...portal.flatMap(other => other.remote ?? []), remote]).filter(isOf(remote)),
  )
  return {
    breaches: [...unknownDoors(remote), ...new Set(beside), ...takenRoutes(remote, fixedRoutes)],
    detail: `${remote.routes.length} routes, ${remote.permissions?.length ?? 0} codes`,
  }
}

/** The other remotes' own troubles are not this one's. @param {{ name: string }} remote */
const isOf =
  ({ name }) =>
  (/** @type {string} */ problem) =>
    problem.startsWith(`${name} `)

/** @param {import('./subject.mjs').Remote} remote @param {import('./subject.mjs').Subject['fixedRoutes']} fixedRoutes */
function takenRoutes({ name, routes }, fixedRoutes) {
  return routes.flatMap(({ path }) => {
    const owner = fixedRoutes.find(fixed => fixed.path === path)?.owner ?? name
    return owner === name ? [] : [`${name} serves ${path}, which every portal has from ${owner}`]
  })
}
