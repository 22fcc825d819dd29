import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../registry/files.ts'

const REMOTE_API = /\bremoteApi\(\s*'[^']+',\s*'([^']+)'/g

/** The prefixes under which a workspace adds endpoints to the portal's one store. */
export async function endpointPrefixes(folder: string) {
  const texts = await readSources(folder)
  const prefixes = texts.flatMap(text => [...text.matchAll(REMOTE_API)].map(([, prefix = '']) => prefix))
  return [...new Set(prefixes)].sort()
}

/** The texts of a workspace's own code, without its tests. */
export async function readSources(folder: string) {
  const sources = (await filesBelow(join(folder, 'src'))).filter(file => /(?<!\.test)\.tsx?$/.test(file))
  return Promise.all(sources.map(file => readFile(join(folder, 'src', file), 'utf8')))
}
