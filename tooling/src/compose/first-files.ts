import { join } from 'node:path'
import { readJson } from './read-manifest.ts'

/** What Module Federation's manifest says of a remote: its entry, and what it needs behind each door. */
export interface Assets {
  sync: string[]
}

export interface Manifest {
  metaData: { remoteEntry: { path: string; name: string; type: string }; globalName: string }
  exposes: { path: string; assets: { js: Assets; css: Assets } }[]
}

/** Paths below the folder of the files. */
export interface FirstFiles {
  entry: string
  doors: Record<string, string[]>
}

/** What Module Federation writes beside a remote's files. */
export const MANIFEST = 'mf-manifest.json'

export const readManifest = (web: string): Promise<Manifest> => readJson(join(web, MANIFEST))

/** The files that a remote is asked for first, so that nobody has to read its manifest before. */
export function firstFiles({ metaData: { remoteEntry }, exposes }: Manifest): FirstFiles {
  return {
    entry: join(remoteEntry.path, remoteEntry.name),
    doors: Object.fromEntries(
      exposes.map(({ path, assets: { js, css } }) => [path.slice('./'.length), [...js.sync, ...css.sync]]),
    ),
  }
}
