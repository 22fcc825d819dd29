import { version } from '../../platform/version'
import type { Manifest } from './manifest'

const SECOND_MS = 1000

/** What a backup holds and how long was worked on it, for whoever watches. */
export function told({ tables, files }: Manifest, begun: number): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${tables.length} tables, ${rows} rows, ${files.length} files, ${secondsSince(begun)}`
}

/** Which version has made a backup, and which one reads it. */
export const versionsTold = ({ id, version: made }: Manifest): string =>
  `Backup ${id} was made by version ${made}; this is ${version}`

/** The backup of pgBackRest that belongs to a backup; nothing where none does. */
export const archiveTold = ({ archive }: Manifest): string =>
  archive ? `; with ${archive.label} of ${archive.stanza} in the repository of pgBackRest` : ''

export const secondsSince = (begun: number): string => `${((performance.now() - begun) / SECOND_MS).toFixed(1)} s`
