import lists from '../lists.module.css'
import type { Condition, Group } from '../view'
import styles from './conditions.module.css'
import { type FilterField, type Operator, operatorName } from './operators'
import { ValueField } from './value-field'

interface GroupFieldsProps {
  readonly at: number
  readonly group: Group
  readonly fields: readonly FilterField[]
  /** Without a group where it is taken away. */
  readonly onChange: (group: Group | undefined) => void
}

const MOST_CONDITIONS = 20

export const newCondition = ({ field, operators: [operator = 'is'] }: FilterField): Condition => ({
  field,
  operator,
  values: [],
})

/** The conditions of a group, and whether all or any of them must hold. */
export function GroupFields({ at, group, fields, onChange }: GroupFieldsProps) {
  const { join = 'and', conditions = [] } = group
  const set = (next: readonly Condition[]) => onChange(next.length ? { join, conditions: [...next] } : undefined)
  const [first] = fields
  return (
    <fieldset className={styles.group}>
      <legend>
        满足以下
        <select
          aria-label={`第${at + 1}组条件的关系`}
          value={join}
          onChange={({ target }) => onChange({ ...group, join: target.value as 'and' | 'or' })}
        >
          <option value="and">全部</option>
          <option value="or">任一</option>
        </select>
        条件
      </legend>
      {conditions.map((condition, index) => (
        <ConditionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is known by its place alone
          key={index}
          condition={condition}
          fields={fields}
          onChange={next => set(next ? conditions.with(index, next) : conditions.toSpliced(index, 1))}
        />
      ))}
      {first && conditions.length < MOST_CONDITIONS && (
        <button type="button" className={lists.rowAction} onClick={() => set([...conditions, newCondition(first)])}>
          添加条件
        </button>
      )}
    </fieldset>
  )
}

interface ConditionFieldsProps {
  readonly condition: Condition
  readonly fields: readonly FilterField[]
  readonly onChange: (condition: Condition | undefined) => void
}

function ConditionFields({ condition, fields, onChange }: ConditionFieldsProps) {
  const field = fields.find(one => one.field === condition.field) ?? fields[0]
  if (!field) return null
  const { operator, values = [] } = condition
  const choose = (name: string) => {
    const chosen = fields.find(one => one.field === name)
    if (chosen) onChange(newCondition(chosen))
  }
  return (
    <div className={styles.condition}>
      <select aria-label="条件" value={field.field} onChange={({ target }) => choose(target.value)}>
        {fields.map(({ field: name, name: title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      <select
        aria-label={`${field.name}的比较方式`}
        value={operator}
        onChange={({ target }) => onChange({ ...condition, operator: target.value as Operator, values: [] })}
      >
        {field.operators.map(name => (
          <option key={name} value={name}>
            {operatorName(field, name)}
          </option>
        ))}
      </select>
      <ValueField
        field={field}
        operator={operator}
        values={values}
        onChange={next => onChange({ ...condition, values: next })}
      />
      <button type="button" className={lists.rowAction} onClick={() => onChange(undefined)}>
        移除
      </button>
    </div>
  )
}
