import { described } from '../engine/described'
import { useFormKind } from '../engine/form-kind'
import type { FormValues } from '../engine/form-values'

/** What was typed into a form: each entry by its name, what was written in words of its own too. */
export function TypedWords({ typed }: { typed: FormValues }) {
  const kind = useFormKind()
  const rows = pathsIn(typed).flatMap(([path, value]) => {
    const { label, kind: of } = described(path, kind)
    const isWords = of === 'text' || of === 'day' || of === 'count' || of === 'amount'
    return value === '' || value === undefined ? [] : [{ path, text: isWords ? `${label}：${String(value)}` : label }]
  })
  return (
    <ul>
      {rows.map(({ path, text }) => (
        <li key={path}>{text}</li>
      ))}
    </ul>
  )
}

const NESTED: readonly string[] = ['extra', 'inspection', 'reception', 'correction']
const UNNAMED: readonly string[] = ['decisions', 'confirmed', 'simple']

function pathsIn(typed: FormValues): (readonly [path: string, value: unknown])[] {
  return Object.entries(typed)
    .filter(([name]) => !UNNAMED.includes(name))
    .flatMap(([name, value]) => {
      if (name === 'persons')
        return (value as object[]).flatMap((person, at) =>
          Object.entries(person)
            .filter(([, entry]) => entry !== false && entry !== '')
            .map(([field, entry]) => [`persons.${at}.${field}`, entry] as const),
        )
      if (!NESTED.includes(name)) return [[name, value] as const]
      return Object.entries(value as object).map(([inner, entry]) => [`${name}.${inner}`, entry] as const)
    })
}
