import { stringify } from 'yaml'

/** What stands between tags, and each tag; a dash takes the white space beside it along, as in Go's text/template. */
const TAG = /(?:\s*\{\{-|\{\{) (.*?) (?:-\}\}\s*|\}\})/
const RANGE = /^range \$(\w+), \$(\w+) := (\S+)$/

type Names = Readonly<Record<string, unknown>>

/** Fills in a template as Helm does, by as much of Helm as the chart needs; throws at all else. */
export function fillIn(template: string, values: Names): string {
  const parts = template.split(TAG)
  let at = 0
  const fill = (names: Names, isWithin: boolean): string => {
    let text = ''
    for (;;) {
      text += parts[at] ?? ''
      const tag = parts[at + 1]
      at += 2
      if ((tag === undefined && isWithin) || (tag === 'end' && !isWithin)) throw new Error('range and end do not pair')
      if (tag === undefined || tag === 'end') return text
      text += RANGE.test(tag) ? repeat(tag, names) : textOf(tag, names)
    }
  }
  const repeat = (tag: string, names: Names) => {
    const [, key = '', value = '', of = ''] = RANGE.exec(tag) ?? []
    const start = at
    const entries = Object.entries(found(of, names) ?? {}).sort(([one], [other]) => (one < other ? -1 : 1))
    if (entries.length === 0) throw new Error(`${tag}: nothing to repeat`)
    return entries
      .map(([name, each]) => {
        at = start
        return fill({ ...names, [`$${key}`]: name, [`$${value}`]: each }, true)
      })
      .join('')
  }
  return fill({ $values: values }, false)
}

function textOf(tag: string, names: Names): string {
  const [first = '', ...functions] = tag.split(' | ')
  const [, isYaml, name = ''] = /^(toYaml )?(\S+)$/.exec(first) ?? []
  const value = found(name, names)
  return functions.reduce(applied, isYaml ? stringify(value).trimEnd() : String(value))
}

function applied(text: string, call: string): string {
  const indent = /^nindent (\d+)$/.exec(call)?.[1]
  if (call === 'quote') return JSON.stringify(text)
  if (indent) return `\n${text}`.replaceAll('\n', `\n${' '.repeat(Number(indent))}`)
  throw new Error(`The chart is filled in without ${call}`)
}

/** By a name like `.Values.env` or `$value`. */
function found(name: string, names: Names): unknown {
  const [start = '', ...path] = name.replace(/^\$?\.Values\b/, '$values').split('.')
  let value = names[start]
  for (const part of path) value = value instanceof Object ? Reflect.get(value, part) : undefined
  if (value === undefined) throw new Error(`There is no ${name}`)
  return value
}
