import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { minify } from '@swc/core'

/** The script that warns of browsers in which the portal does not run, to be inlined. */
export async function browserCheck(file: string, policy: string) {
  const call = `checkBrowser('${policy}', document.getElementById('browser-warning'), runsPortal())`
  const { code } = await minify(`(function () {${await readFile(file, 'utf8')}\n${call}})()`, {
    ecma: 5,
    compress: true,
  })
  return code
}

/** How a Content-Security-Policy names an inline script. */
export function scriptHash(script: string) {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
