import type { CompositionsAnswer } from '@portal/shared-lib/contract/calls/federation'
import { CONTRIBUTION_NAMES, type ContributionKind } from '@portal/shared-lib/contract/rules/compositions'
import { DataTable } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'

interface ContributionsProps {
  readonly all: NonNullable<CompositionsAnswer['current']>['contributions']
  /** Empty: any. */
  readonly remote: string
  /** Empty: any. */
  readonly kind: ContributionKind | ''
  readonly onAsk: (remote: string, kind: ContributionKind | '') => void
}

/** What remotes add to the portal: all of it, or of one remote and kind. */
export function Contributions({ all, remote, kind, onAsk }: ContributionsProps) {
  const rows = all
    .filter(one => (remote === '' || one.remote === remote) && (kind === '' || one.kind === kind))
    .map((one, at) => ({ ...one, key: `${one.remote} ${at}` }))
  const only = [remote, kind && CONTRIBUTION_NAMES[kind]].filter(Boolean).join('，')
  return (
    <>
      {only !== '' && (
        <p className={admin.filter}>
          仅显示「{only}」，共 {rows.length} 项
          <button type="button" className={admin.rowAction} onClick={() => onAsk('', '')}>
            显示全部
          </button>
        </p>
      )}
      <DataTable
        rows={rows}
        rowKey="key"
        label="提供的内容"
        columns={[
          { title: '应用', dataIndex: 'remote', width: 160 },
          { title: '类别', key: 'kind', width: 160, render: (_, { kind }) => CONTRIBUTION_NAMES[kind] },
          { title: '名称', dataIndex: 'title', width: 300 },
          { title: '位置', dataIndex: 'where', width: 320 },
        ]}
        hint="该应用不提供这类内容"
      />
    </>
  )
}
