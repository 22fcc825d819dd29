import { useId } from 'react'
import { useCaseworkListsSettingsQuery } from '../api'
import type { Group } from '../view'
import styles from './asked-conditions.module.css'
import { ConditionWords } from './condition-words'
import { type AskedPart, partsOf, withoutPart } from './parts'

interface AskedConditionsProps {
  readonly viewId: string
  readonly groups: readonly Group[]
  readonly onAsk: (groups: readonly Group[]) => void
}

/** What a list is asked for beyond its toolbar, in words, each part with the way to be rid of it. */
export default function AskedConditions({ viewId, groups, onAsk }: AskedConditionsProps) {
  const { data } = useCaseworkListsSettingsQuery({ viewId })
  if (!data) return null
  const parts = partsOf(groups)
  return (
    <section className={styles.asked} aria-label="查询条件">
      <ul>
        {parts.map(part => (
          <Part
            key={`${part.group}.${part.at ?? ''}`}
            part={part}
            fields={data.filters}
            onRemove={() => onAsk(withoutPart(groups, part))}
          />
        ))}
      </ul>
      {parts.length > 1 && (
        <button type="button" onClick={() => onAsk([])}>
          全部移除
        </button>
      )}
    </section>
  )
}

interface PartProps {
  readonly part: AskedPart
  readonly fields: Parameters<typeof ConditionWords>[0]['fields']
  readonly onRemove: () => void
}

function Part({ part, fields, onRemove }: PartProps) {
  const id = useId()
  return (
    <li>
      <span id={`${id}words`}>
        {part.conditions.map((condition, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is known by its place alone
          <span key={at}>
            {at > 0 && ' 或 '}
            <ConditionWords condition={condition} fields={fields} />
          </span>
        ))}
      </span>
      <button
        type="button"
        id={`${id}remove`}
        aria-label="移除"
        aria-labelledby={`${id}remove ${id}words`}
        onClick={onRemove}
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  )
}
