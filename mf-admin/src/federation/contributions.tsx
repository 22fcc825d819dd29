import type { CompositionsAnswer } from '@portal/shared-lib/contract/calls/federation'
import { CHANGE_NAMES, CONTRIBUTION_NAMES, type ContributionKind } from '@portal/shared-lib/contract/rules/compositions'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'

type Contribution = NonNullable<CompositionsAnswer['current']>['contributions'][number]

/** What becomes of it with the next composition. */
interface Offered extends Contribution {
  readonly becomes: 'kept' | 'added' | 'removed'
}

interface ContributionsProps {
  readonly all: readonly Offered[]
  readonly hasNext: boolean
  /** Empty: any. */
  readonly remote: string
  /** Empty: any. */
  readonly kind: ContributionKind | ''
  readonly onAsk: (remote: string, kind: ContributionKind | '') => void
}

/** What remotes add today, and what the next composition adds to it. */
export function contributionsWith({ current, next }: Pick<CompositionsAnswer, 'current' | 'next'>): Offered[] {
  const [now = [], then] = [current?.contributions, next?.contributions]
  const later = new Set(then?.map(nameOf))
  const sooner = new Set(now.map(nameOf))
  return [
    ...now.map((one): Offered => ({ ...one, becomes: then && !later.has(nameOf(one)) ? 'removed' : 'kept' })),
    ...(then ?? []).flatMap((one): Offered[] => (sooner.has(nameOf(one)) ? [] : [{ ...one, becomes: 'added' }])),
  ]
}

const nameOf = ({ remote, kind, title, where }: Contribution) => JSON.stringify([remote, kind, title, where])

/** What remotes add to the portal: all of it, or of one remote and kind. */
export function Contributions({ all, hasNext, remote, kind, onAsk }: ContributionsProps) {
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
          ...(hasNext ? [BECOMES] : []),
        ]}
        hint="该应用不提供这类内容"
      />
    </>
  )
}

const BECOMES: Column<Offered & { key: string }> = {
  title: '下一组合',
  key: 'becomes',
  width: 100,
  render: (_, { becomes }) => (becomes === 'kept' ? '不变' : CHANGE_NAMES[becomes]),
}
