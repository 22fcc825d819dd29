import { existsSync } from 'node:fs'
import { join } from 'node:path'
import jest from './jest.config.cjs'
import stryker from './stryker.config.mjs'

const ROOT = join(__dirname, '../../..')

/** What is left out where nothing has the name is neither changed nor run, and nobody is told. */
describe('What the proof of mutation names', () => {
  const paths = (patterns: readonly string[]) =>
    patterns.flatMap(each).filter(path => !path.includes('*') && !existsSync(join(ROOT, path)))

  it('is there to be changed', () => {
    expect(paths(stryker.mutate)).toEqual([])
  })

  it('is there to notice it', () => {
    expect(paths(jest.testMatch.map(pattern => pattern.replace('**/', '')))).toEqual([])
  })
})

/** Each of the paths that `{a,b}` in a pattern stands for. */
function each(pattern: string): string[] {
  const [, before, choices, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(pattern) ?? []
  if (choices === undefined) return [pattern]
  return choices.split(',').flatMap(choice => each(`${before}${choice}${after}`))
}
