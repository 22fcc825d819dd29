import { type Asked, countOf } from './asked'
import { LampChoice } from './lamp-choice'
import { Switch } from './switch'
import styles from './toolbar.module.css'
import type { ListView, Preset } from './view'
import { WordsField } from './words-field'

interface ToolbarProps {
  readonly view: ListView
  readonly asked: Asked
  readonly onAsk: (next: Partial<Asked>) => void
  /** Where codes are scanned into the field for words. */
  readonly onScan: ((code: string) => void) | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onSaved: () => void
}

/** One row: words, what is often asked for, and the way to everything else. */
export function Toolbar(props: ToolbarProps) {
  const { view, asked, onAsk, onScan, isOpen, onToggle, onSaved } = props
  const conditions = countOf(asked.groups)
  return (
    <search className={styles.toolbar}>
      {view.words && <WordsField {...{ asked, onAsk, onScan }} hint={view.words.hint} />}
      {view.tabs && <Tabs {...props} />}
      {view.switches?.filter(isShown(asked)).map(({ key, title }) => (
        <Switch
          key={key}
          title={title}
          isOn={asked.switches.includes(key)}
          onTurn={() => onAsk({ switches: toggled(asked.switches, key) })}
        />
      ))}
      {view.lamps && <LampChoice lamp={asked.lamp} onChoose={lamp => onAsk({ lamp })} />}
      {view.groups && (
        <Switch title="按时限分组" isOn={asked.grouped} onTurn={() => onAsk({ grouped: !asked.grouped })} />
      )}
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

const isShown =
  ({ switches }: Asked) =>
  ({ key, byLinkOnly }: Preset): boolean =>
    !byLinkOnly || switches.includes(key)

const toggled = (keys: readonly string[], key: string) =>
  keys.includes(key) ? keys.filter(other => other !== key) : [...keys, key]

function Tabs({ view, asked, onAsk }: ToolbarProps) {
  return (
    <fieldset className={styles.tabs} aria-label="分类">
      {[{ key: '', title: '全部' }, ...(view.tabs ?? [])].map(({ key, title }) => (
        <button key={key} type="button" aria-pressed={asked.tab === key} onClick={() => onAsk({ tab: key })}>
          {title}
        </button>
      ))}
    </fieldset>
  )
}
