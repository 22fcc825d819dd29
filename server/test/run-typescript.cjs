// Lets a plain Node process, which tests start in order to kill it, load the server's TypeScript: node -r <this file>
// What a file becomes is kept for the next process, and what V8 makes of it: most of a start is this.
const { createHash } = require('node:crypto')
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const Module = require('node:module')
const { tmpdir } = require('node:os')
const { dirname, join } = require('node:path')
const { Script } = require('node:vm')
const { transformSync, version } = require('@swc/core')

/** @type {import('@swc/core').Options} */
const OPTIONS = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } }
const FOLDER = join(tmpdir(), `portal-typescript-${version}-${process.version}`)
mkdirSync(FOLDER, { recursive: true })

require.extensions['.ts'] = (module, file) => {
  const source = readFileSync(file, 'utf8')
  const kept = join(FOLDER, createHash('sha1').update(`${file}\0${source}`).digest('hex'))
  const code = read(`${kept}.js`)?.toString() ?? keep(`${kept}.js`, transformSync(source, OPTIONS).code)
  const cachedData = read(`${kept}.bin`)
  const script = new Script(Module.wrap(code), { filename: file, ...(cachedData && { cachedData }) })
  const { exports } = module
  script.runInThisContext().call(exports, exports, Module.createRequire(file), module, file, dirname(file))
  if (!cachedData || script.cachedDataRejected) keep(`${kept}.bin`, script.createCachedData())
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Whole or not at all, whoever else does so. @template {string | Buffer} Content @param {string} file @param {Content} content */
function keep(file, content) {
  const own = `${file}.${process.pid}`
  writeFileSync(own, content)
  renameSync(own, file)
  return content
}
