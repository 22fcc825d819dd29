import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const SCRIPT = resolve(__dirname, '../doors.mjs')

describe('the doors of a library', () => {
  /** @type {string} */
  let root

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'portal-doors-'))
    write('.changeset/config.json', '{}')
    write('shared-lib/tsconfig.doors.json', JSON.stringify({ compilerOptions: { strict: true, types: [] } }))
    writeLibrary('0.1.0', `export { greet, type Person } from './greet'`)
    write(
      'shared-lib/src/greet.ts',
      `interface Options { loud?: boolean }
       export interface Person { name: string }
       export const greet = (person: Person, options?: Options): string => person.name`,
    )
    write('shared-lib/src/rules/limits.ts', `export const LIMITS = { name: 20 } as const`)
    write('shared-lib/src/rules/limits.test.ts', `export const ofTests = 1`)
    expect(run('--write').status).toBe(0)
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  /** @param {string} path @param {string} text */
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  /** @param {string} version @param {string} index */
  const writeLibrary = (version, index) => {
    const exports = { '.': './src/index.ts', './rules/*': { compiled: './dist/*.js', default: './src/rules/*.ts' } }
    write('shared-lib/package.json', JSON.stringify({ name: '@portal/shared-lib', version, exports }))
    write('shared-lib/src/index.ts', index)
  }
  /** @param {'patch' | 'minor' | 'major'} level */
  const announce = level => write('.changeset/one.md', `---\n'@portal/shared-lib': ${level}\n---\n\nGreet by person.\n`)
  /** Without what the compiler may say when TypeScript ends it by a signal. @param {string[]} args */
  const run = (...args) => {
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], { cwd: root, encoding: 'utf8' })
    return { status, stderr: stderr.replace(/^context canceled\n/gm, '') }
  }
  const written = () => readFileSync(join(root, 'shared-lib/doors.txt'), 'utf8').split('\n')

  test('are written down sorted, with the types that exports name, without tests', () => {
    expect(written()).toEqual([
      '# What the doors offer, version 0.1.0',
      '. Options: interface',
      '. Options.loud: ? boolean | undefined',
      '. Person: interface',
      '. Person.name: string',
      '. greet: (person: Person, options?: Options | undefined) => string',
      './rules/limits LIMITS: object',
      './rules/limits LIMITS.name: number',
      '',
    ])
  })

  test('a removed export is refused, with what to do', () => {
    writeLibrary('0.1.0', `export { type Person } from './greet'`)
    const { status, stderr } = run()
    expect(status).toBe(1)
    expect(stderr).toContain('. greet is gone')
    expect(stderr).toContain('run `npx changeset`, choose @portal/shared-lib and "minor"')
  })

  test('an added export is accepted', () => {
    writeLibrary('0.1.0', `export { greet, type Person } from './greet'\nexport const more = 1`)
    expect(run()).toMatchObject({ status: 0, stderr: '' })
  })

  test('a changed type is refused, also one that is only named; another value of a constant is not', () => {
    write('shared-lib/src/rules/limits.ts', `export const LIMITS = { name: 30 } as const`)
    expect(run().status).toBe(0)
    write(
      'shared-lib/src/greet.ts',
      `interface Options { loud?: number; soft?: boolean }
       export interface Person { name: string; title: string }
       export const greet = (person: Person, options?: Options): string => person.name`,
    )
    expect(run().stderr.split('\n\n')[0]?.split('\n')).toEqual([
      '. Options.loud has changed from ? boolean | undefined to ? number | undefined',
      '. Person.title is new and must be given',
    ])
  })

  test('a break needs a minor change before 1.0, and a patch is too little', () => {
    writeLibrary('0.1.0', `export { type Person } from './greet'`)
    announce('patch')
    expect(run().status).toBe(1)
    announce('minor')
    expect(run().status).toBe(0)
  })

  test('a break needs a major change from 1.0 on', () => {
    writeLibrary('1.0.0', `export { greet, type Person } from './greet'`)
    expect(run('--write').status).toBe(0)
    writeLibrary('1.0.0', `export { type Person } from './greet'`)
    announce('minor')
    expect(run().stderr).toContain('"major"')
    announce('major')
    expect(run().status).toBe(0)
  })

  test('a break is not written down as if it were none, but with the version that was raised for it', () => {
    writeLibrary('0.1.0', `export { type Person } from './greet'`)
    expect(run('--write').status).toBe(1)
    expect(written()).toContain('. greet: (person: Person, options?: Options | undefined) => string')
    writeLibrary('0.2.0', `export { type Person } from './greet'`)
    expect(run().stderr).toContain('npm run raise-versions')
    expect(run('--write').status).toBe(0)
    expect(written()[0]).toBe('# What the doors offer, version 0.2.0')
    expect(run().status).toBe(0)
  })
})
