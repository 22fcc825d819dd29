import { formatNumber } from '@portal/shared-lib'
import type { ListSharesAnswer } from '@portal/shared-lib/contract/calls/lists'
import { Empty } from '@portal/shared-lib/page'
import { PlainTable } from '../../plain-table/plain-table'
import { shareOf } from './share-of'
import styles from './shares.module.css'

interface ShareTableProps {
  readonly part: ListSharesAnswer['parts'][number]
  readonly total: number
}

/** How many there are under each code of one kind, and what part of all that is. */
export function ShareTable({ part, total }: ShareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.part} aria-label={part.name} tabIndex={0}>
      <PlainTable headings={[part.name, '件数', '占比']}>
        {part.rows.map(({ code, name, count }) => (
          <tr key={code}>
            <td>{name || '未填写'}</td>
            <td>{formatNumber(count)}</td>
            <td>
              <span className={styles.share}>
                <meter min={0} max={total} value={count} aria-label={`${name}占比`} />
                {shareOf(count, total)}
              </span>
            </td>
          </tr>
        ))}
      </PlainTable>
      {part.rows.length === 0 && <Empty />}
    </section>
  )
}
