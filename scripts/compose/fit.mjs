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
    ...remotes.flatMap(unknownDoors),
    ...unknownTabs(remotes),
    ...doubled(remotes, ({ routes }) => routes.map(({ path }) => path), 'serves'),
    ...doubled(remotes, ({ dialogTabs = [] }) => dialogTabs.map(({ title }) => title), 'has the tab'),
    ...doubled(remotes, ({ forced = {} }) => Object.keys(forced), 'has the forced dialog'),
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

/** Doors that a contribution leads to, but nothing stands behind. @param {Remote} remote */
function unknownDoors({ name, exposes, header = [], userMenu = [], dialogTabs = [], forced = {}, companion }) {
  const opened = [...header, ...userMenu].flatMap(({ opens }) => ('dialog' in opens ? [opens.dialog] : []))
  const beside = companion ? [companion] : []
  const doors = [...opened, ...dialogTabs.map(({ dialog }) => dialog), ...Object.values(forced), ...beside]
  return doors.filter(door => !(door in exposes)).map(door => `${name} opens ${door}, which it does not expose`)
}

/** @param {Remote[]} remotes */
function unknownTabs(remotes) {
  const tabs = remotes.flatMap(({ dialogTabs = [] }) => dialogTabs.map(({ title }) => title))
  return remotes.flatMap(({ name, userMenu = [] }) =>
    userMenu.flatMap(({ opens }) =>
      'tab' in opens && !tabs.includes(opens.tab) ? [`${name} opens the tab ${opens.tab}, which no remote has`] : [],
    ),
  )
}

/**
 * What only one remote may have, but two do.
 * @param {Remote[]} remotes
 * @param {(remote: Remote) => string[]} namesOf
 * @param {string} verb
 */
function doubled(remotes, namesOf, verb) {
  const all = remotes.flatMap(remote => namesOf(remote).map(called => ({ name: remote.name, called })))
  return all
    .filter(({ called }, at) => all.findIndex(other => other.called === called) !== at)
    .map(({ name, called }) => `${name} ${verb} ${called}, as another remote does`)
}
