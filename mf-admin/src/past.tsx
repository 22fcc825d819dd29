import { WhileLoading } from '@portal/shared-lib'
import { Dialog, Loading, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import type { ComponentProps } from 'react'
import admin from './admin.module.css'

interface PastProps<Row extends { readonly id: string }> {
  /** Whose past it is. */
  readonly of: string
  /** What its rows are: 设置记录. */
  readonly label: string
  readonly columns: Column<Row>[]
  /** Where there are none. */
  readonly hint: string
  readonly width?: number
  readonly query: {
    readonly data?: { readonly list: readonly Row[] } | undefined
    readonly error?: ComponentProps<typeof Trouble>['error'] | undefined
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly onClose: () => void
}

const WIDTH = 920

/** Who has changed something when, from what to what. */
export function PastDialog<Row extends { readonly id: string }>(props: PastProps<Row>) {
  const { of, label, columns, hint, width = WIDTH, query, onClose } = props
  return (
    <Dialog title={`${of}的${label}`} width={width} onClose={onClose}>
      <div className={admin.dialog}>
        {Boolean(query.error) && <Trouble error={query.error} onRetry={() => void query.refetch()} />}
        <WhileLoading fallback={<Loading />}>
          <DataTable
            rows={query.data?.list}
            rowKey="id"
            label={label}
            columns={columns}
            loading={query.isFetching}
            hint={hint}
          />
        </WhileLoading>
      </div>
    </Dialog>
  )
}
