import { useState } from 'react'
import { OPEN_LAMPS } from './conditions/lamps'
import { countOf, type ListQuery } from './list-query'
import { type Filter, Switches } from './switches'
import styles from './toolbar.module.css'
import { useTabCounts } from './use-tab-counts'
import type { ListView, Preset } from './view'
import { WordsField } from './words-field'

interface ToolbarProps {
  readonly view: ListView
  readonly query: ListQuery
  readonly onAsk: (next: Partial<ListQuery>) => void
  /** Where codes are scanned into the field for words. */
  readonly onScan: ((code: string) => void) | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onSaved: () => void
}

/** One row: words, what is often asked for, and the way to everything else. */
export function Toolbar(props: ToolbarProps) {
  const { view, query, onAsk, onScan, isOpen, onToggle, onSaved } = props
  const conditions = countOf(query.groups)
  return (
    <search className={styles.toolbar}>
      {view.words && <WordsField query={query} onAsk={onAsk} onScan={onScan} hint={view.words.hint} />}
      {view.tabs && <Tabs {...props} />}
      <Switches filters={filtersOf(props)} />
      {view.source !== 'approvals' && (
        <span className={styles.further}>
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            {conditions ? `更多条件（${conditions}）` : '更多条件'}
          </button>
          <button type="button" onClick={onSaved}>
            我的筛选
          </button>
        </span>
      )}
    </search>
  )
}

/** What one click asks for. */
function filtersOf({ view, query, onAsk }: ToolbarProps): Filter[] {
  const { switches, lamp, grouped } = query
  const presets = (view.switches ?? []).filter(isShown(query)).map(({ key, title }) => {
    const isOn = switches.includes(key)
    const turn = () => onAsk({ switches: toggled(switches, key) })
    return { key, isOn, control: <Switch title={title} isOn={isOn} onTurn={turn} /> }
  })
  const choice = <LampChoice lamp={lamp} onChoose={chosen => onAsk({ lamp: chosen })} />
  const grouping = <Switch title="按时限分组" isOn={grouped} onTurn={() => onAsk({ grouped: !grouped })} />
  return [
    ...presets,
    ...(view.lamps ? [{ key: 'lamps', isOn: Boolean(lamp), control: choice }] : []),
    ...(view.groups ? [{ key: 'groups', isOn: grouped, control: grouping }] : []),
  ]
}

const isShown =
  ({ switches }: ListQuery) =>
  ({ key, byLinkOnly }: Preset): boolean =>
    !byLinkOnly || switches.includes(key)

const toggled = (keys: readonly string[], key: string) =>
  keys.includes(key) ? keys.filter(other => other !== key) : [...keys, key]

/** Each says how many rows it has. */
function Tabs({ view, query, onAsk }: ToolbarProps) {
  const counts = useTabCounts(view, query)
  return (
    <fieldset className={styles.tabs} aria-label="分类">
      {[{ key: '', title: '全部' }, ...(view.tabs ?? [])].map(({ key, title }, at) => (
        <button key={key} type="button" aria-pressed={query.tab === key} onClick={() => onAsk({ tab: key })}>
          {title} {counts[at] && <span className={styles.count}>{counts[at]}</span>}
        </button>
      ))}
    </fieldset>
  )
}

interface LampChoiceProps {
  readonly lamp: string
  readonly onChoose: (lamp: string) => void
}

/** Leaves of a list what shows one lamp, the most pressing first. */
function LampChoice({ lamp, onChoose }: LampChoiceProps) {
  return (
    <select aria-label="时限灯" value={lamp} onChange={({ target }) => onChoose(target.value)}>
      <option value="">全部时限</option>
      {Object.entries(OPEN_LAMPS).map(([colour, name]) => (
        <option key={colour} value={colour}>
          {name}
        </option>
      ))}
    </select>
  )
}

interface SwitchProps {
  readonly title: string
  readonly isOn: boolean
  readonly onTurn: () => void
}

/** Shows at once what was pressed; the address, which says what holds, follows a moment later. */
function Switch({ title, isOn, onTurn }: SwitchProps) {
  const [shown, show] = useState(isOn)
  const [known, know] = useState(isOn)
  if (known !== isOn) {
    know(isOn)
    show(isOn)
  }
  const turn = () => {
    show(!shown)
    onTurn()
  }
  return (
    <label>
      <input type="checkbox" checked={shown} onChange={turn} />
      {title}
    </label>
  )
}
