import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const compiled = resolve(fileURLToPath(import.meta.url), '../../../../../shared-lib/dist/contract/rules/colours.js')

/** The shell's own way to a colour that is read in the dark, so that nothing changes when it comes. */
export const lightened = (colour: string, ground: string): string =>
  createRequire(import.meta.url)(compiled).lightened(colour, ground)
