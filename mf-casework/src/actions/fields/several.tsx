import styles from './fields.module.css'

interface SeveralProps<Value extends string | number> {
  readonly id: string
  readonly label: string
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly value: readonly Value[]
  readonly onChange: (value: readonly Value[]) => void
  readonly describedBy: string | undefined
}

/** Any number of some values. */
export function Several<Value extends string | number>(props: SeveralProps<Value>) {
  const { id, label, options, value, onChange, describedBy } = props
  const toggle = (code: Value, isChosen: boolean) =>
    onChange(isChosen ? [...value, code] : value.filter(other => other !== code))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend beside the label
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy} className={styles.choices}>
      {options.map(([code, name]) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={value.includes(code)}
            onChange={({ target }) => toggle(code, target.checked)}
          />
          {name}
        </label>
      ))}
    </div>
  )
}
