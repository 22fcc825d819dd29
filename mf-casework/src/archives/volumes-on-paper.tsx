import { ARCHIVE_CATEGORIES, RETENTIONS } from '@portal/shared-lib/contract/rules/archive'
import { Loading, Trouble } from '@portal/shared-lib/page'
import type { ComponentProps, ReactNode } from 'react'
import { FRESH } from '../fresh'
import { PlainTable } from '../plain-table/plain-table'
import { PrintDialog } from '../print-dialog/print-dialog'
import { useArchiveVolumesQuery } from './api'
import styles from './archives.module.css'

/** A list has no more volumes than that. */
const MOST = 999

interface PaperProps {
  readonly title: string
  readonly heading: string
  readonly of: { readonly transferId: string } | { readonly destructionId: string }
  readonly printed: Omit<NonNullable<ComponentProps<typeof PrintDialog>['printed']>, 'count'>
  /** Between the heading and the volumes. */
  readonly children: ReactNode
  /** Below the volumes, where people sign. */
  readonly signatures: readonly string[]
  readonly onClose: () => void
}

/** A list of volumes on paper, with the lines to sign on. */
export function VolumesOnPaper({ title, heading, of, printed, children, signatures, onClose }: PaperProps) {
  const { data, error, refetch } = useArchiveVolumesQuery({ ...of, limit: MOST }, FRESH)
  const rows = [...(data?.list ?? [])].sort((one, other) => one.archiveNo.localeCompare(other.archiveNo))
  const items = rows.reduce((sum, row) => sum + row.items, 0)
  return (
    <PrintDialog title={title} petitionNos={[]} printed={{ ...printed, count: rows.length }} onClose={onClose}>
      {error && !data && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      <article className={styles.paper}>
        <h3>{heading}</h3>
        {children}
        <PlainTable headings={['序号', '档号', '案卷题名', '门类', '保管期限', '件数', '盒号']}>
          {rows.map((row, index) => (
            <tr key={row.id}>
              <td>{index + 1}</td>
              <td>{row.archiveNo}</td>
              <td className={styles.words}>{row.title}</td>
              <td>{ARCHIVE_CATEGORIES[row.category]}</td>
              <td>{RETENTIONS[row.retention]}</td>
              <td>{row.items}</td>
              <td>{row.boxNo}</td>
            </tr>
          ))}
        </PlainTable>
        <p className={styles.sum}>
          共{rows.length}卷，{items}件。
        </p>
        <div className={styles.signatures}>
          {signatures.map(each => (
            <span key={each}>{each}</span>
          ))}
        </div>
      </article>
    </PrintDialog>
  )
}
