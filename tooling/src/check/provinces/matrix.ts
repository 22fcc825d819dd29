import semver from 'semver'
import { rangeOf, type Shell, type Standing, standingOf, standingOfShell } from './gate.ts'
import type { Locked } from './locked.ts'
import type { Version, Versions } from './versions.ts'

const HEAD = `# Which versions fit which provinces

Written by \`npm run compatibility -- --write\` from \`provinces/\`, the shell and every \`remote.json\` of the sources; a test compares. It says what each
province would lock today, and how every version among the sources stands to it. Their calls are those of the contract beside them, by their types.
\`npm run compatibility -- --registry <folder> --lock <folder>\` prints the same with the packed versions of a registry and with what provinces have locked, calls
compared ([federation.md](federation.md)).

`

const LEGEND = `
| cell | meaning |
|---|---|
| **in use** | it is what the province composes |
| fits | its range takes it, and nothing stands in its way |
| outside | its range leaves it out |
| **breaks** | its range takes it, but the portal would suffer; the causes stand below |
| — | the province does not ask for it |
`

/** The page of all versions, by part, the newest first. */
export function matrixOf({ portals, shells, remotes }: Versions): string {
  const rows = [
    ...shells.toSorted((a, b) => semver.rcompare(a.version, b.version)).map(shell => rowOfShell(shell, portals)),
    ...remotes.toSorted((a, b) => byName(a, b) || byVersion(a, b)).map(version => rowOf(version, portals)),
  ]
  const names = portals.map(({ lock: { province } }) => province.name)
  return [
    HEAD,
    lineOf(['part', 'version', 'shared-lib', ...names]),
    lineOf(Array.from({ length: names.length + 3 }, () => '---')),
    ...rows.map(({ name, version, sharedLib, stands }) => lineOf([name, version, sharedLib, ...stands.map(cellOf)])),
    ...rows.flatMap(row => row.stands.flatMap((stand, at) => causesOf(row, names[at] ?? '', stand))),
    LEGEND,
  ].join('')
}

const byName = ({ remote: one }: Version, { remote: other }: Version) => one.name.localeCompare(other.name)
const byVersion = ({ remote: one }: Version, { remote: other }: Version) => semver.rcompare(one.version, other.version)

interface Row {
  name: string
  version: string
  sharedLib: string
  stands: Stand[]
}

const rowOfShell = (shell: Shell, portals: Locked[]): Row => ({
  name: 'shell',
  version: shell.version,
  sharedLib: `brings ${shell.sharedLib}`,
  stands: portals.map(one => ({ standing: standingOfShell(shell, one), range: rangeOf(one.lock, 'shell') ?? '*' })),
})

const rowOf = ({ remote, needed }: Version, portals: Locked[]): Row => ({
  ...remote,
  stands: portals.map(one => ({
    standing: standingOf(remote, needed, one),
    range: rangeOf(one.lock, remote.name) ?? '',
  })),
})

interface Stand {
  standing: Standing
  range: string
}

function cellOf({ standing: { kind }, range }: Stand): string {
  switch (kind) {
    case 'used':
      return `**in use** (${range})`
    case 'fits':
      return `fits (${range})`
    case 'outside':
      return `outside (${range})`
    case 'breaks':
      return `**breaks** (${range})`
    case 'unasked':
      return '—'
  }
}

function causesOf({ name, version }: Row, province: string, { standing }: Stand): string[] {
  return standing.kind === 'breaks' ? standing.why.map(why => `\n${name} ${version} in ${province}: ${why}\n`) : []
}

const lineOf = (cells: string[]) => `| ${cells.join(' | ')} |\n`
