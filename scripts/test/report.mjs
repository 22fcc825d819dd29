import { readFile } from 'node:fs/promises'

/**
 * What a test runner wrote about its run; undefined when it did not get that far.
 * @param {string} file
 */
export async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
