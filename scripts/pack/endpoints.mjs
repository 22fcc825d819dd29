import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../registry/files.mjs'

const REMOTE_API = /\bremoteApi\(\s*'[^']+',\s*'([^']+)'/g

/** The prefixes under which a workspace adds endpoints to the portal's one store. @param {string} folder */
export async function endpointPrefixes(folder) {
  const texts = await readSources(folder)
  const prefixes = texts.flatMap(text => [...text.matchAll(REMOTE_API)].map(([, prefix = '']) => prefix))
  return [...new Set(prefixes)].sort()
}

/** The texts of a workspace's own code, without its tests. @param {string} folder */
export async function readSources(folder) {
  const sources = (await filesBelow(join(folder, 'src'))).filter(file => /(?<!\.test)\.tsx?$/.test(file))
  return Promise.all(sources.map(file => readFile(join(folder, 'src', file), 'utf8')))
}
