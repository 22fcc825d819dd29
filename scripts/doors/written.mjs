import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @typedef {{ version: string, surface: import('./surface.mjs').Surface }} Written what the doors offered at a version */

const HEADER = '# What the doors offer, version '

/** @param {string} library */
const pathOf = library => join(library, 'doors.txt')

/** Reads what the last version offered. @param {string} library @returns {Promise<Written>} */
export async function readWritten(library) {
  const [first = '', ...lines] = (await readFile(pathOf(library), 'utf8')).trimEnd().split('\n')
  const surface = new Map(lines.map(line => /** @type {[string, string]} */ (split(line))))
  return { version: first.slice(HEADER.length), surface }
}

/** @param {string} line */
function split(line) {
  const at = line.indexOf(': ')
  return [line.slice(0, at), line.slice(at + 2)]
}

/** @param {string} library @param {Written} written */
export async function writeWritten(library, { version, surface }) {
  const lines = [...surface].map(([name, type]) => `${name}: ${type}`)
  await writeFile(pathOf(library), `${[HEADER + version, ...lines].join('\n')}\n`)
}
