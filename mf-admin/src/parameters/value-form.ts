import type { ParameterRule } from '@portal/shared-lib/contract/rules/parameters'
import type { PlainEntry, Problem, Values } from '@portal/shared-lib/ui-form'

/** The entry that stands for a value which is a number alone. */
const ALONE = 'alone'
const keyOf = (name: string) => name || ALONE

export const entriesOf = ({ entries }: ParameterRule): Record<string, PlainEntry> =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const required = entry.kind !== 'point' && name !== '' && name !== 'percentUsed' && !('optional' in entry)
      if (entry.kind === 'choice') return [keyOf(name), { ...entry, required, isListed: true, isGiven: true }]
      return [keyOf(name), { ...entry, required }]
    }),
  )

/** What the form begins with: a value as it is kept, JSON. */
export function valuesOf({ entries }: ParameterRule, json: string): Record<string, unknown> {
  const value: unknown = JSON.parse(json)
  const parts = typeof value === 'object' && value !== null ? value : { '': value }
  const known = new Map<string, unknown>(Object.entries(parts))
  return Object.fromEntries(Object.keys(entries).map(name => [keyOf(name), known.get(name) ?? '']))
}

/** The value that is entered, as it is kept. */
export function jsonOf({ entries }: ParameterRule, values: Values): string {
  const entered = Object.entries(entries).flatMap(([name, { kind }]): [string, unknown][] => {
    const value = values[keyOf(name)]
    if (kind === 'number') return value === '' || value === undefined ? [] : [[name, Number(value)]]
    return [[name, kind === 'point' ? value === true : value]]
  })
  const alone = entered.find(([name]) => name === '')
  return JSON.stringify(alone ? alone[1] : Object.fromEntries(entered))
}

/** What is wrong with the numbers, and whether one of two is entered where one is enough. */
export function valueProblems({ entries }: ParameterRule, values: Values): Problem[] {
  const problems = Object.entries(entries).flatMap(([name, entry]): Problem[] => {
    if (entry.kind !== 'number') return []
    const value = values[keyOf(name)]
    const isEmpty = value === '' || value === undefined
    if (isEmpty && (entry.optional || '' in entries)) return []
    const number = Number(value)
    if (!isEmpty && Number.isInteger(number) && number >= entry.min && number <= entry.max) return []
    return [{ field: keyOf(name), text: `请填写${entry.min}至${entry.max}之间的整数` }]
  })
  if (problems.length > 0 || !('' in entries)) return problems
  const filled = Object.keys(entries).filter(name => values[keyOf(name)] !== '' && values[keyOf(name)] !== undefined)
  return filled.length === 1 ? [] : [{ field: ALONE, text: '请填写天数或百分比其中一项' }]
}
