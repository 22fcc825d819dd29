import { LongCell, PlainTable } from '../../plain-table/plain-table'
import styles from './handover.module.css'
import { Select } from './person-select'
import type { Candidates } from './use-receivers'
import type { Item, Receivers } from './work'

interface ItemTableProps {
  readonly items: readonly Item[]
  readonly receivers: Receivers
  readonly people: Candidates
  /** Why nothing was handed over, and because of which item. */
  readonly problem: { readonly text: string; readonly key: string }
  readonly isDone: boolean
  readonly onGive: (item: Item, personId: string) => void
}

const HEADINGS = ['信访件编号', '事项', '内容摘要', '接收人', '结果']

/** Item by item who has it from then on, and what came of it. */
export function ItemTable({ items, people, receivers, problem, isDone, onGive }: ItemTableProps) {
  if (items.length === 0) return <p>该人员没有待办，也没有领导包案。</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.items} aria-label="移交事项" tabIndex={0}>
      <PlainTable headings={HEADINGS}>
        {items.map(item => {
          const candidates = item.isLeaderCase ? people.forCases : people.forTodos
          const chosen = receivers[item.key] ?? ''
          return (
            <tr key={item.key}>
              <td>{item.petitionNo}</td>
              <td>{item.task}</td>
              <LongCell title={item.summary}>{item.summary}</LongCell>
              <td>
                {isDone ? (
                  candidates.find(({ personId }) => personId === chosen)?.name
                ) : (
                  <Select
                    label={`${item.petitionNo || item.summary}${item.task}的接收人`}
                    people={candidates}
                    value={chosen}
                    onChange={personId => onGive(item, personId)}
                  />
                )}
              </td>
              <td>{isDone ? '已移交' : item.key === problem.key && problem.text}</td>
            </tr>
          )
        })}
      </PlainTable>
    </section>
  )
}
