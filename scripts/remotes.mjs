import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')

/** Workspaces that are remotes: the folders `mf-*`. */
export const REMOTES = readdirSync(root)
  .filter(name => name.startsWith('mf-'))
  .sort()
