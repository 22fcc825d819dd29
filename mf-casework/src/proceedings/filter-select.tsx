interface FilterSelectProps<Value extends string> {
  readonly label: string
  readonly options: readonly (readonly [value: Value, name: string])[]
  /** Empty: all of them. */
  readonly value: Value | ''
  readonly onChange: (value: Value | '') => void
}

/** Leaves of a list what has one value. */
export const FilterSelect = <Value extends string>({ label, options, value, onChange }: FilterSelectProps<Value>) => (
  <label>
    {label}
    <select value={value} onChange={({ target }) => onChange(chosen(options, target.value))}>
      <option value="">全部</option>
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

const chosen = <Value extends string>(options: FilterSelectProps<Value>['options'], value: string): Value | '' =>
  options.find(([each]) => each === value)?.[0] ?? ''
