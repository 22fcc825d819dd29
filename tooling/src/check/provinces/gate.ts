import semver from 'semver'
import type { Contract } from '../../compose/contract.ts'
import { contractOf } from '../../compose/contract.ts'
import { callProblems, contributionProblems, unknownWidgets, versionProblems } from '../../compose/fit.ts'
import type { LockedPart } from '../../compose/lock.ts'
import type { Finding } from '../finding.ts'
import type { Remote, Subject } from '../subject.ts'
import type { Locked } from './locked.ts'

/** How a version stands to a province: it runs there or may come, its range leaves it out, it is not asked for, or it breaks. */
export type Standing =
  | { kind: 'used' | 'fits' | 'unasked' }
  | { kind: 'outside'; range: string }
  | { kind: 'breaks'; why: string[] }

/** A version of the shell, and the shared-lib that it brings. */
export interface Shell {
  version: string
  sharedLib: string
}

/** Tests the new version in the composition of every province, where the one that runs there would give way to it. */
export function lookAtProvinces({
  part: { remote },
  locked,
  calls,
}: Pick<Subject, 'part' | 'locked' | 'calls'>): Finding {
  if (locked.length === 0) return { breaches: [], skipped: 'name the compositions of provinces by --lock' }
  const needed = contractOf(calls, remote.calls)
  const stands = locked.map(one => ({ ...one, standing: standingOf(remote, needed, one) }))
  const taking = stands.filter(({ standing: { kind } }) => kind === 'used' || kind === 'fits' || kind === 'breaks')
  return {
    breaches: stands.flatMap(({ lock, from, standing }) =>
      standing.kind === 'breaks' ? standing.why.map(why => `${lock.province.name} (${from}): ${why}`) : [],
    ),
    detail: `${taking.length} of ${locked.length} take it`,
    notes: stands.flatMap(({ standing, ...one }) => noteOf(remote, standing, one)),
  }
}

function noteOf(
  { name, version }: Remote,
  standing: Standing,
  { lock: { province, parts }, contract }: Locked,
): string[] {
  if (standing.kind === 'unasked') return [`${province.name} has no ${name}`]
  if (standing.kind === 'outside')
    return [`${province.name} stays with ${parts[name]?.version ?? 'none'}: it takes ${standing.range}, not ${version}`]
  return contract ? [] : [`${province.name} has no contract.json beside its lock: the calls were not compared`]
}

/**
 * How a version stands to one composition.
 * @param needed shapes of its calls
 */
export function standingOf(remote: Remote, needed: Contract, { lock, contract }: Locked): Standing {
  const range = rangeOf(lock, remote.name)
  if (range === undefined) return { kind: 'unasked' }
  if (!semver.satisfies(remote.version, range)) return { kind: 'outside', range }
  const why = [
    ...versionProblems(remote, lock.sharedLib),
    ...newProblems(remote, lock),
    ...(contract ? callProblems({ name: remote.name, remote, contract: needed }, contract, new Set()) : []),
  ]
  if (why.length) return { kind: 'breaks', why: [...new Set(why)] }
  return { kind: lock.parts[remote.name]?.version === remote.version ? 'used' : 'fits' }
}

/** How a version of the shell stands to one composition: by the shared-lib that it brings to the remotes there. */
export function standingOfShell({ version, sharedLib }: Shell, { lock }: Locked): Standing {
  const range = rangeOf(lock, 'shell') ?? '*'
  if (!semver.satisfies(version, range)) return { kind: 'outside', range }
  const remotes = Object.entries(lock.parts).flatMap(([name, part]) => manifestOf(name, part))
  const why = remotes.flatMap(remote => versionProblems(remote, sharedLib))
  if (why.length) return { kind: 'breaks', why }
  return { kind: lock.parts.shell?.version === version ? 'used' : 'fits' }
}

/** The versions that a province takes of a part. */
export function rangeOf({ province }: Pick<Locked['lock'], 'province'>, name: string): string | undefined {
  const wish = province.remotes[name]
  return typeof wish === 'object' ? wish.version : wish
}

/** What the portal would suffer from with this version, and does not now: in the remote, or in those beside it. */
function newProblems(remote: Remote, { province, parts }: Locked['lock']): string[] {
  const now = Object.entries(parts).flatMap(([name, part]) => manifestOf(name, part))
  const then = [...now.filter(({ name }) => name !== remote.name), remote]
  const problems = (remotes: Remote[]) => [
    ...contributionProblems(remotes),
    ...unknownWidgets(remotes, province.homes),
    ...homeless(remotes, province.home),
  ]
  const before = problems(now)
  return problems(then).filter(problem => !before.includes(problem))
}

function homeless(remotes: Remote[], home: string | undefined) {
  const isServed = remotes.some(({ routes }) => routes.some(({ path }) => path === home))
  return home === undefined || isServed ? [] : [`the page after signing in is ${home}, which no remote serves`]
}

/** The manifest of a locked part, as far as the lock has it; none of the shell. */
export function manifestOf(name: string, { version, needs: sharedLib, adds }: LockedPart): Remote[] {
  return adds && sharedLib !== undefined ? [{ name, version, sharedLib, exposes: {}, ...adds }] : []
}
