import type { InputHTMLAttributes } from 'react'
import { NumberInput } from '../../ui-data'
import { type ControlProps, listOf, textOf } from '../entry'
import styles from './controls.module.css'
import { tiesOf } from './ties'

export interface LineEntry {
  /** Characters. */
  readonly max?: number
  readonly placeholder?: string | undefined
  /** Stands there until something else is entered. */
  readonly proposed?: string
  /** What the browser should know of what is entered. */
  readonly input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'readOnly'>
}

/** Text of one line. */
export const Line = (props: ControlProps<LineEntry>) => (
  <input
    {...tiesOf(props)}
    className={styles.text}
    autoComplete="off"
    {...props.entry.input}
    value={textOf(props.value ?? props.entry.proposed)}
    maxLength={props.entry.max}
    placeholder={props.entry.placeholder}
    onChange={({ target }) => props.onChange(target.value)}
  />
)

/** What is only read. */
export const Given = ({ entry, id }: ControlProps<{ readonly text: string }>) => (
  <input id={id} readOnly value={entry.text || '—'} className={styles.given} />
)

export interface NamesEntry {
  /** Names. */
  readonly most: number
}

const BETWEEN = /[、,，;；\s]+/

/** Several names, one behind the other. */
export const Names = (props: ControlProps<NamesEntry>) => (
  <input
    {...tiesOf(props)}
    className={styles.text}
    defaultValue={listOf<string>(props.value).join('、')}
    onChange={({ target }) => props.onChange(target.value.split(BETWEEN).filter(Boolean).slice(0, props.entry.most))}
  />
)

export interface AmountEntry {
  readonly min: number
  readonly max: number
  /** Behind the number: 日, %. */
  readonly unit: string
}

/** A whole number with its unit. */
export const Amount = (props: ControlProps<AmountEntry>) => (
  <span className={styles.amount}>
    <input
      {...tiesOf(props)}
      type="number"
      className={styles.short}
      value={String(props.value ?? '')}
      min={props.entry.min}
      max={props.entry.max}
      onChange={({ target }) => props.onChange(target.value)}
    />
    {props.entry.unit}
  </span>
)

export interface FigureEntry {
  /** Digits behind the point. */
  readonly decimals: number
  /** Inside, behind the number. */
  readonly suffix?: string | undefined
}

/** A number that may have decimals; undefined for none. */
export const Figure = ({ entry, id, value, onChange, onBlur, describedBy, isWrong }: ControlProps<FigureEntry>) => (
  <NumberInput
    id={id}
    style={{ width: '100%' }}
    value={typeof value === 'number' ? value : null}
    onChange={number => onChange(number ?? undefined)}
    onBlur={onBlur}
    precision={entry.decimals}
    suffix={entry.suffix}
    controls={false}
    status={isWrong ? 'error' : ''}
    aria-describedby={describedBy}
  />
)
