import semver from 'semver'
import type { RemoteManifest } from '../../compose/read-manifest.ts'
import { type Standing, standingOf } from './gate.ts'
import type { Locked } from './locked.ts'

const HEAD = `# Which versions fit which provinces

Written by \`npm run compatibility -- --write\` from \`provinces/\` and every \`remote.json\`; a test compares. It says what each province would lock
today, and how every version that there is stands to it. Calls are compared where a remote is checked against real locks:
\`npm run check -- <remote> --lock <folder>\` ([federation.md](federation.md)).

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

/** The page of all versions, by remote, the newest first. */
export function matrixOf(planned: Locked[], versions: RemoteManifest[]): string {
  const sorted = versions.toSorted((a, b) => a.name.localeCompare(b.name) || semver.rcompare(a.version, b.version))
  const rows = sorted.map(remote => ({ remote, stands: planned.map(one => standOf(remote, one)) }))
  const names = planned.map(({ lock: { province } }) => province.name)
  return [
    HEAD,
    lineOf(['remote', 'version', 'shared-lib', ...names]),
    lineOf(Array.from({ length: names.length + 3 }, () => '---')),
    lineOf(['shell', ...shellOf(planned), ...planned.map(() => '**in use**')]),
    ...rows.map(({ remote: { name, version, sharedLib }, stands }) =>
      lineOf([name, version, sharedLib, ...stands.map(cellOf)]),
    ),
    ...rows.flatMap(({ remote, stands }) => stands.flatMap((stand, at) => causesOf(remote, names[at] ?? '', stand))),
    LEGEND,
  ].join('')
}

/** Calls are not known before a build. */
function standOf(remote: RemoteManifest, one: Locked): Stand {
  const wish = one.lock.province.remotes[remote.name] ?? ''
  const range = typeof wish === 'string' ? wish : wish.version
  return { standing: standingOf({ ...remote, calls: [] }, {}, one), range }
}

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

function causesOf({ name, version }: RemoteManifest, province: string, { standing }: Stand): string[] {
  return standing.kind === 'breaks' ? standing.why.map(why => `\n${name} ${version} in ${province}: ${why}\n`) : []
}

const shellOf = ([first]: Locked[]) => [first?.lock.parts.shell?.version ?? '', `brings ${first?.lock.sharedLib ?? ''}`]

const lineOf = (cells: string[]) => `| ${cells.join(' | ')} |\n`
