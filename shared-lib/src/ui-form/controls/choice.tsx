import { type ControlProps, listOf, textOf } from '../entry'
import styles from './controls.module.css'
import { tiesOf } from './ties'

type Options<Value> = readonly (readonly [value: Value, label: string])[]

export interface ChoiceEntry {
  readonly options: Options<string>
  /** Chosen from a list that opens, however few they are. */
  readonly isListed?: true
  /** All in sight, however many they are. */
  readonly isShown?: true
  /** Stands in the list as long as nothing is chosen. */
  readonly placeholder?: string
  /** One of them is chosen from the beginning. */
  readonly isGiven?: true
}

/** More than these are chosen from a list that opens. */
const MOST_SHOWN = 8

/** One of some values: all in sight where they are few. */
export function Choice(props: ControlProps<ChoiceEntry>) {
  const { id, value, onChange, describedBy, isRequired } = props
  const { options, isListed, isShown, isGiven, placeholder = '请选择' } = props.entry
  if (isListed || (!isShown && options.length > MOST_SHOWN))
    return (
      <select
        {...tiesOf(props)}
        className={styles.listed}
        value={textOf(value)}
        onChange={({ target }) => onChange(target.value)}
      >
        {!isGiven && <option value="">{placeholder}</option>}
        {options.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    )
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-required={isRequired}
      className={styles.choices}
    >
      {options.map(([code, name]) => (
        <label key={code}>
          <input type="radio" name={id} value={code} checked={code === value} onChange={() => onChange(code)} />
          {name}
        </label>
      ))}
    </div>
  )
}

export interface SeveralEntry<Value extends string | number> {
  readonly options: Options<Value>
}

/** Any number of some values. */
export function Several<Value extends string | number>(props: ControlProps<SeveralEntry<Value>>) {
  const { entry, id, onChange, describedBy } = props
  const chosen = listOf<Value>(props.value)
  const toggle = (code: Value, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, code] : chosen.filter(other => other !== code))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend beside the label
    <div id={id} role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy} className={styles.choices}>
      {entry.options.map(([code, name]) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={chosen.includes(code)}
            onChange={({ target }) => toggle(code, target.checked)}
          />
          {name}
        </label>
      ))}
    </div>
  )
}

/** Something that is so or not; its label stands behind it. */
export const Point = (props: ControlProps<{ readonly label: string }>) => (
  <label className={styles.point}>
    <input
      {...tiesOf(props)}
      type="checkbox"
      checked={props.value === true}
      onChange={({ target }) => props.onChange(target.checked)}
    />
    {props.entry.label}
  </label>
)
