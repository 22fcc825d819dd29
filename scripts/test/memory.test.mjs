import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { workInMemory } from './memory.mjs'

/** No process has so high a number. */
const NOBODY = 2 ** 30
const NOTHING_NEEDED = { room: 0, free: 0 }

describe('Temporary folders', () => {
  const usual = process.env.TMPDIR
  const listening = process.listeners('exit')
  /** @type {string} */
  let memory

  const chosen = () => process.env.TMPDIR ?? ''
  const end = () => {
    for (const listener of process.listeners('exit').filter(one => !listening.includes(one))) {
      listener(0)
      process.off('exit', listener)
    }
  }

  beforeEach(() => {
    memory = mkdtempSync(join(tmpdir(), 'portal-memory-'))
  })
  afterEach(() => {
    end()
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
    rmSync(memory, { recursive: true })
  })

  it('lie in memory until the process ends', () => {
    workInMemory(memory, NOTHING_NEEDED)
    expect(dirname(chosen())).toBe(memory)
    mkdirSync(join(chosen(), 'made'))
    end()
    expect(readdirSync(memory)).toEqual([])
  })

  it('lie where they always do if there is not enough of it', () => {
    workInMemory(memory, { room: 2 ** 60, free: 0 })
    workInMemory(memory, { room: 0, free: 2 ** 60 })
    workInMemory(join(memory, 'missing'), { room: 1, free: 0 })
    expect(process.env.TMPDIR).toBe(usual)
    expect(readdirSync(memory)).toEqual([])
  })

  it('do not lie there for ever: the next run removes what one left that was killed, and nothing else', () => {
    const left = join(memory, `petition-portal-test-${NOBODY}-x`)
    const kept = [join(memory, `petition-portal-test-${process.ppid}-x`), join(memory, 'of-others')]
    for (const folder of [left, ...kept]) mkdirSync(folder)
    workInMemory(memory, NOTHING_NEEDED)
    expect([left, ...kept].map(existsSync)).toEqual([false, true, true])
  })
})
