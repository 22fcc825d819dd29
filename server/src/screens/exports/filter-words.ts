import type { Filter, Operator } from '../lists/conditions'
import type { FieldKind, View } from '../lists/view'

const OPERATORS: Readonly<Record<Operator, string>> = {
  is: '为',
  not: '不为',
  contains: '含',
  begins: '以…开头',
  from: '不小于',
  to: '不大于',
  under: '属于',
  empty: '为空',
  filled: '不为空',
}

/** Values in which somebody may be named. */
const PERSONAL: readonly FieldKind[] = ['text', 'idCard', 'mobile']

/** A filter as the audit keeps it: fields, and values that name nobody. Empty where there is none. */
export function filterWords({ fields }: View, filter: Filter | undefined): string {
  const conditions = filter ? [filter, ...filter.groups].flatMap(group => group.conditions) : []
  return conditions
    .map(({ field: name, operator, values }) => {
      const field = fields[name]
      const shown = field && PERSONAL.includes(field.kind) ? '' : values.join('、')
      return `${field?.name ?? name}${OPERATORS[operator]}${shown}`
    })
    .join('，')
}
