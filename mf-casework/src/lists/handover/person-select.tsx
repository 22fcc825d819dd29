import { useId } from 'react'
import rowActions from '../row-actions/row-actions.module.css'

export interface Person {
  readonly personId: string
  readonly name: string
  readonly department: string
}

interface PersonSelectProps {
  readonly label: string
  readonly people: readonly Person[]
  readonly value: string
  readonly onChange: (personId: string) => void
}

/** One of the people of an office, in a line of its own. */
export function PersonSelect({ label, ...select }: PersonSelectProps) {
  const id = useId()
  return (
    <div className={rowActions.field}>
      <label htmlFor={id}>{label}</label>
      <Select {...select} id={id} />
    </div>
  )
}

interface SelectProps extends Omit<PersonSelectProps, 'label'> {
  readonly id?: string
  /** Where no label stands beside it. */
  readonly label?: string
}

/** As `PersonSelect`, in a cell. */
export const Select = ({ label, id, people, value, onChange }: SelectProps) => (
  <select id={id} aria-label={label} value={value} onChange={event => onChange(event.target.value)}>
    <option value="">请选择</option>
    {people.map(({ personId, name, department }) => (
      <option key={personId} value={personId}>{`${name}（${department}）`}</option>
    ))}
  </select>
)
