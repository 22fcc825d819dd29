import { readFileSync } from 'node:fs'
import { join } from 'node:path'
// The wings above add theirs.
import '../start/routes'
import { ACTIONS } from './actions'
import type { Action } from './engine/action'

const PROSE = readFileSync(join(__dirname, '../../../docs/workflow.md'), 'utf8')

/** What docs/workflow.md says of an action. */
interface Told {
  readonly code: string
  readonly name: string
  readonly buttons: readonly string[]
  readonly from: readonly string[]
}

const quoted = (line = ''): string[] => [...line.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

const told: readonly Told[] = PROSE.split(/^### /m)
  .slice(1)
  .flatMap(section => {
    const [, code, name] = section.match(/^([A-HST]\d+) (\S+) · /) ?? []
    if (!code || !name) return []
    const lineOf = (key: string) => section.match(new RegExp(`^- \\*\\*${key}\\*\\*: (.*)$`, 'm'))?.[1]
    const from = quoted(lineOf('From')).map(state => state.split(' ', 1).join(''))
    return [{ code, name, buttons: quoted(lineOf('Button')), from }]
  })

/** An action that belongs to another one has its number and a letter. */
const numberOf = ({ code }: Action): string => code.replace(/[a-z]$/, '')

const actionsOf = (code: string): readonly Action[] => ACTIONS.filter(action => numberOf(action) === code)

describe('docs/workflow.md', () => {
  it('has a number of its own for each', () => {
    expect(new Set(ACTIONS.map(({ code }) => code)).size).toBe(ACTIONS.length)
  })

  it('tells of every action of the table', () => {
    const codes = told.map(({ code }) => code)
    expect(
      ACTIONS.filter(action => !codes.includes(numberOf(action))).map(({ code, name }) => `${code} ${name}`),
    ).toEqual([])
  })

  it.each(told.filter(({ code }) => actionsOf(code).length > 0))('says of $code $name what the table does', entry => {
    const actions = actionsOf(entry.code)
    expect(new Set(actions.flatMap(({ from }) => from))).toEqual(new Set(entry.from))
    expect(new Set(actions.flatMap(({ button }) => (button ? [button] : [])))).toEqual(new Set(entry.buttons))
  })
})
