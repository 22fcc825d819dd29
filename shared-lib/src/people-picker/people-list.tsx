import { Listy } from 'antd'
import { type ComponentRef, type KeyboardEvent, useId, useRef, useState } from 'react'
import type { PeopleAnswer } from '../contract/calls/people'
import type { Person } from './chosen-people'
import styles from './people-picker.module.css'

/** Pixels; only the rows inside are in the page. */
const HEIGHT = 432

/** Rows that a key leads on. */
const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

interface PeopleListProps {
  readonly people: PeopleAnswer['list']
  readonly has: (person: Person) => boolean
  readonly onToggle: (person: Person) => void
}

/** People to choose from, thousands as well; arrow keys lead through them, Space and Enter choose. */
export function PeopleList({ people, has, onToggle }: PeopleListProps) {
  const id = useId()
  const list = useRef<ComponentRef<typeof Listy>>(null)
  const [active, setActive] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const person = people[active]
    if (step !== undefined) {
      const at = Math.max(0, Math.min(active + step, people.length - 1))
      setActive(at)
      list.current?.scrollTo({ key: keyOf(people[at]), align: 'auto' })
    } else if (person && (event.key === ' ' || event.key === 'Enter')) onToggle(person)
    else return
    event.preventDefault()
  }
  return (
    <div
      role="listbox"
      aria-label="查找结果"
      aria-multiselectable="true"
      aria-activedescendant={`${id}-${active}`}
      tabIndex={0}
      className={styles.people}
      onKeyDown={onKeyDown}
    >
      <Listy
        ref={list}
        virtual
        height={HEIGHT}
        items={people}
        rowKey={keyOf}
        styles={{ item: { padding: 0, border: 0 } }}
        itemRender={(person, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
          <div
            id={`${id}-${index}`}
            role="option"
            aria-selected={has(person)}
            data-active={index === active || undefined}
            className={styles.person}
            onClick={() => {
              setActive(index)
              onToggle(person)
            }}
          >
            <span className={styles.mark} aria-hidden="true" />
            <span>{person.userName}</span>
            <span className={styles.organisation}>{person.orgName}</span>
          </div>
        )}
      />
    </div>
  )
}

const keyOf = (person: PeopleAnswer['list'][number] | undefined) => `${person?.loginAccount} ${person?.orgId}`
