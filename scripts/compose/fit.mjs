import semver from 'semver'

/**
 * Proves that the parts fit each other and the server, or throws with everything that does not.
 * @param {import('./parts.mjs').Parts} parts
 */
export function checkFit({ province, all, calls, sharedLib }) {
  const remotes = all.flatMap(({ remote }) => (remote ? [remote] : []))
  const problems = [
    ...remotes.flatMap(remote => versionProblems(remote, province.remotes[remote.name] ?? '*', sharedLib)),
    ...remotes.flatMap(remote => unknownCalls(remote, calls)),
    ...doubledRoutes(remotes),
  ]
  if (problems.length) throw new Error(`The province ${province.name} cannot be composed:\n${problems.join('\n')}`)
}

/** @typedef {import('../../shared-lib/src/contract/remote-manifest').RemoteManifestValue} Remote */

/** @param {Remote} remote @param {string} range @param {string} sharedLib */
function versionProblems({ name, version, sharedLib: needed }, range, sharedLib) {
  return [
    ...(semver.satisfies(version, range) ? [] : [`${name} ${version} is built, ${range} is asked for`]),
    ...(semver.satisfies(sharedLib, needed) ? [] : [`${name} needs shared-lib ${needed}, there is ${sharedLib}`]),
  ]
}

/** @param {Remote} remote @param {Set<string>} calls */
function unknownCalls({ name, calls: used }, calls) {
  return used.filter(call => !calls.has(call)).map(call => `${name} calls ${call}, which the server does not know`)
}

/** @param {Remote[]} remotes */
function doubledRoutes(remotes) {
  const routes = remotes.flatMap(({ name, routes }) => routes.map(({ path }) => ({ name, path })))
  return routes
    .filter(({ path }, at) => routes.findIndex(other => other.path === path) !== at)
    .map(({ name, path }) => `${name} serves ${path}, which another remote serves too`)
}
