#!/usr/bin/env node
// Checks that new migrations lock no big table: docs/changing.md, "A change of a table".
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { problemsOf } from './migrations/problems.mjs'

const FOLDER = fileURLToPath(new URL('../server/src/platform/database/migrations/', import.meta.url))
/** Those up to this time were made before the first province ran. */
const LET_BE = '202611271600'

const names = (await readdir(FOLDER)).filter(name => /^\d{12}_/.test(name) && name.slice(0, LET_BE.length) > LET_BE)
for (const name of names.sort())
  for (const problem of problemsOf(await readFile(FOLDER + name, 'utf8'))) {
    console.error(`${name}, ${problem}`)
    process.exitCode = 1
  }
if (process.exitCode) console.error('docs/changing.md, "A change of a table", says how it is done in steps')
