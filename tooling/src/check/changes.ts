import semver from 'semver'
import { type Contract, callsToday, contractOf } from '../compose/contract.ts'
import { contractProblems } from '../compose/contract-fit.ts'
import type { Finding } from './finding.ts'
import type { Remote, Shipped, Subject } from './subject.ts'

/** How it is for portals that have the version before. */
export interface Change {
  kind: 'fit' | 'new' | 'breaking'
  what: string
}

/** What has changed toward portals since the version that was packed last, and whether the number says so. */
export function lookAtChanges({
  part: { remote, id },
  calls,
  last,
}: Pick<Subject, 'part' | 'calls' | 'last'>): Finding {
  if (!last) return { breaches: [], detail: 'no version is packed yet' }
  const before = last.remote.version
  if (last.build === id) return { breaches: [], detail: `none since ${before}` }
  const packed = callsToday(calls, Object.keys(last.contract), last.contract)
  const host = contractOf(calls, [...new Set([...remote.calls, ...packed])])
  const changes = [
    ...callChanges(last, remote, host),
    ...doorChanges(last.remote, remote),
    ...libraryChanges(last, remote),
  ]
  const count = (kind: Change['kind']) => changes.filter(change => change.kind === kind).length
  const next = semver.inc(before, levelOf(before, changes)) ?? before
  return {
    breaches: semver.lt(remote.version, next)
      ? [`${remote.version} is too low after ${before}: the next is ${next}`]
      : [],
    detail: `since ${before}: ${count('fit')} fit, ${count('new')} new, ${count('breaking')} breaking`,
    notes: changes.map(({ kind, what }) => `${kind}: ${what}`),
  }
}

function levelOf(before: string, changes: Change[]) {
  const isEarly = semver.major(before) === 0
  if (changes.some(({ kind }) => kind === 'breaking')) return isEarly ? 'minor' : 'major'
  return changes.some(({ kind }) => kind === 'new') && !isEarly ? 'minor' : 'patch'
}

/** @param host what the server keeps now */
function callChanges({ contract, remote: { version } }: Shipped, { calls }: Remote, host: Contract): Change[] {
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

/** What portals have of a remote. */
function doorChanges(before: Remote, now: Remote): Change[] {
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

function listChanges(kind: string, before: string[], now: string[]): Change[] {
  return [
    ...before.filter(one => !now.includes(one)).map(one => isBreaking(`${kind} ${one} is gone`)),
    ...now.filter(one => !before.includes(one)).map(one => isNew(`${kind} ${one}`)),
  ]
}

function libraryChanges({ sharedLib }: Shipped, now: Remote): Change[] {
  return semver.satisfies(sharedLib, now.sharedLib)
    ? []
    : [isBreaking(`needs shared-lib ${now.sharedLib}, portals with ${sharedLib} cannot take it`)]
}

function only(contract: Contract, id: string): Contract {
  const call = contract[id]
  return call ? { [id]: call } : {}
}

const isFit = (what: string): Change => ({ kind: 'fit', what })
const isNew = (what: string): Change => ({ kind: 'new', what })
const isBreaking = (what: string): Change => ({ kind: 'breaking', what })
