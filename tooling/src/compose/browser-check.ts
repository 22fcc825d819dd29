import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { minify } from '@swc/core'

/** The script that warns of browsers in which the portal does not run, to be inlined. */
export function browserCheck(file: string, policy: string) {
  return inlineScript([file], `checkBrowser('${policy}', document.getElementById('browser-warning'), runsPortal())`)
}

/** What of some files a call needs, and the call itself, in one script. */
export async function inlineScript(files: string[], call: string) {
  const texts = await Promise.all(files.map(file => readFile(file, 'utf8')))
  const { code } = await minify(`(function () {${texts.join('\n')}\n${call}})()`, { ecma: 5, compress: true })
  return code
}

/** How a Content-Security-Policy names an inline script. */
export function scriptHash(script: string) {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
