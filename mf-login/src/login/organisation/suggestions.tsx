import { useEffect, useRef } from 'react'
import type { Organisation } from '../form-state'
import styles from './organisation-field.module.css'
import type { Organisations } from './use-organisations'

interface SuggestionsProps {
  readonly id: string
  readonly organisations: Organisations
  /** Position of the one that Enter takes. */
  readonly active: number
  readonly onChoose: (organisation: Organisation) => void
}

/** The list below the organisation. Pressing the mouse in it leaves the focus in the field. */
export function Suggestions({ id, organisations: { list, more, loading, grow }, active, onChoose }: SuggestionsProps) {
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => {
    popup.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse only, so that scrolling does not close the list
    <div ref={popup} role="presentation" className={styles.suggestions} onMouseDown={event => event.preventDefault()}>
      <div id={id} role="listbox" aria-label="可选单位">
        {list.map((organisation, at) => (
          // The keys are those of the field, which keeps the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={organisation.id}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onClick={() => onChoose(organisation)}
          >
            {organisation.companyName}
          </div>
        ))}
      </div>
      {!list.length && <p role="status">{loading ? '加载中...' : '暂无数据'}</p>}
      {more && (
        <button type="button" tabIndex={-1} onClick={grow}>
          显示更多
        </button>
      )}
    </div>
  )
}
