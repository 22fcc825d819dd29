import semver from 'semver'
import { contractOf } from '../compose/contract.mjs'
import { contractProblems } from '../compose/contract-fit.mjs'

/** @typedef {{ kind: 'fit' | 'new' | 'breaking', what: string }} Change how it is for portals that have the version before */

/**
 * What has changed toward portals since the version that was packed last, and whether the number says so.
 * @param {Pick<import('./subject.mjs').Subject, 'part' | 'calls' | 'last'>} subject
 * @returns {import('./checks.mjs').Finding}
 */
export function lookAtChanges({ part: { remote, id }, calls, last }) {
  if (!last) return { breaches: [], detail: 'no version is packed yet' }
  const before = last.remote.version
  if (last.build === id) return { breaches: [], detail: `none since ${before}` }
  const host = contractOf(calls, [...new Set([...remote.calls, ...Object.keys(last.contract)])])
  const changes = [
    ...callChanges(last, remote, host),
    ...doorChanges(last.remote, remote),
    ...libraryChanges(last, remote),
  ]
  const count = (/** @type {Change['kind']} */ kind) => changes.filter(change => change.kind === kind).length
  const next = semver.inc(before, levelOf(before, changes)) ?? before
  return {
    breaches: semver.lt(remote.version, next)
      ? [`${remote.version} is too low after ${before}: the next is ${next}`]
      : [],
    detail: `since ${before}: ${count('fit')} fit, ${count('new')} new, ${count('breaking')} breaking`,
    notes: changes.map(({ kind, what }) => `${kind}: ${what}`),
  }
}

/** @param {string} before @param {Change[]} changes */
function levelOf(before, changes) {
  const isEarly = semver.major(before) === 0
  if (changes.some(({ kind }) => kind === 'breaking')) return isEarly ? 'minor' : 'major'
  return changes.some(({ kind }) => kind === 'new') && !isEarly ? 'minor' : 'patch'
}

/**
 * @param {import('./subject.mjs').Shipped} last
 * @param {import('./subject.mjs').Remote} remote
 * @param {import('../compose/contract.mjs').Contract} host what the server keeps now
 * @returns {Change[]}
 */
function callChanges({ contract, remote: { version } }, { calls }, host) {
  const added = calls.filter(id => !(id in contract)).map(id => isNew(`calls ${id}`))
  const kept = Object.keys(contract).flatMap(id => {
    const broken = contractProblems(only(contract, id), host).map(problem => isBreaking(`${version} ${problem}`))
    if (broken.length) return broken
    if (!calls.includes(id)) return [isFit(`no longer calls ${id}`)]
    const more = contractProblems(only(host, id), contract).map(what => isNew(`${what} to ${version}`))
    if (more.length) return more
    return JSON.stringify(contract[id]) === JSON.stringify(host[id]) ? [] : [isFit(`${id} has changed`)]
  })
  return [...kept, ...added]
}

/** What portals have of a remote. @param {import('./subject.mjs').Remote} before @param {import('./subject.mjs').Remote} now @returns {Change[]} */
function doorChanges(before, now) {
  return [
    ...listChanges('the door', Object.keys(before.exposes), Object.keys(now.exposes)),
    ...listChanges(
      'the page',
      before.routes.map(({ path }) => path),
      now.routes.map(({ path }) => path),
    ),
    ...listChanges('the permission', before.permissions ?? [], now.permissions ?? []),
  ]
}

/** @param {string} kind @param {string[]} before @param {string[]} now @returns {Change[]} */
function listChanges(kind, before, now) {
  return [
    ...before.filter(one => !now.includes(one)).map(one => isBreaking(`${kind} ${one} is gone`)),
    ...now.filter(one => !before.includes(one)).map(one => isNew(`${kind} ${one}`)),
  ]
}

/** @param {import('./subject.mjs').Shipped} last @param {import('./subject.mjs').Remote} now @returns {Change[]} */
function libraryChanges({ sharedLib }, now) {
  return semver.satisfies(sharedLib, now.sharedLib)
    ? []
    : [isBreaking(`needs shared-lib ${now.sharedLib}, portals with ${sharedLib} cannot take it`)]
}

/** @param {import('../compose/contract.mjs').Contract} contract @param {string} id @returns {import('../compose/contract.mjs').Contract} */
function only(contract, id) {
  const call = contract[id]
  return call ? { [id]: call } : {}
}

/** @param {string} what @returns {Change} */
const isFit = what => ({ kind: 'fit', what })
/** @param {string} what @returns {Change} */
const isNew = what => ({ kind: 'new', what })
/** @param {string} what @returns {Change} */
const isBreaking = what => ({ kind: 'breaking', what })
