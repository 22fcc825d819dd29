import { described } from '../engine/described'
import { useFormKind } from '../engine/form-kind'
import type { FormValues } from '../engine/form-values'
import { TypedValue } from './typed-value'

/** What was typed into a form: each entry by its name, with what it holds. */
export function TypedWords({ typed }: { typed: FormValues }) {
  const kind = useFormKind()
  const rows = pathsIn(typed).filter(([, value]) => !isEmpty(value))
  return (
    <ul>
      {rows.map(([path, value]) => {
        const field = described(path, kind)
        return (
          <li key={path}>
            {field.label}：<TypedValue field={field} value={value} />
          </li>
        )
      })}
    </ul>
  )
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === undefined || (Array.isArray(value) && value.length === 0)

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
