import { useCan, WhileLoading } from '@portal/shared-lib'
import { findParameter, type ParameterRule, parameterText } from '@portal/shared-lib/contract/rules/parameters'
import { POLICY_PERMISSIONS } from '@portal/shared-lib/contract/rules/policies'
import { Loading } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import admin from '../admin.module.css'
import { RowActions } from '../row-actions'
import { HistoryDialog } from './history-dialog'
import { SetDialog } from './set-dialog'
import { besides, inProvince, type Parameter, type Region } from './shown'

interface ListProps {
  readonly title: string
  readonly parameters: readonly Parameter[] | undefined
  readonly regions: readonly Region[]
  readonly loading: boolean
}

type Opened = { readonly kind: 'set' | 'history'; readonly parameter: Parameter; readonly rule: ParameterRule }

/** The parameters of a group with what holds in the province and what its regions have set. */
export function ParameterList({ title, parameters, regions, loading }: ListProps) {
  const [opened, open] = useState<Opened>()
  const maySet = useCan(POLICY_PERMISSIONS.values)
  const province = regions[0]?.regionCode ?? ''
  const show = (kind: Opened['kind'], parameter: Parameter) => {
    const rule = findParameter(parameter.name)
    if (rule) open({ kind, parameter, rule })
  }
  const close = () => open(undefined)
  return (
    <div className={admin.list}>
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={parameters}
          rowKey="name"
          label={title}
          columns={columnsOf(province, maySet, show)}
          loading={loading}
        />
      </WhileLoading>
      {opened?.kind === 'set' && (
        <SetDialog rule={opened.rule} value={heldValue(opened.parameter, province)} regions={regions} onClose={close} />
      )}
      {opened?.kind === 'history' && <HistoryDialog rule={opened.rule} onClose={close} />}
    </div>
  )
}

const titleOf = ({ name }: Parameter) => findParameter(name)?.title ?? name
const heldValue = (parameter: Parameter, province: string) =>
  inProvince(parameter, province)?.value ?? parameter.delivered

const columnsOf = (
  province: string,
  maySet: boolean,
  show: (kind: Opened['kind'], parameter: Parameter) => void,
): Column<Parameter>[] => [
  { title: '参数', key: 'title', width: 180, render: (_, parameter) => titleOf(parameter) },
  {
    title: '全省现行',
    key: 'value',
    width: 260,
    render: (_, parameter) =>
      parameterText(parameter.name, heldValue(parameter, province)) +
      (inProvince(parameter, province) ? '' : '（默认）'),
  },
  {
    title: '地区另设和将要生效',
    key: 'besides',
    width: 420,
    render: (_, parameter) =>
      besides(parameter, province)
        .map(
          ({ regionName, value, validFrom, validTo }) =>
            `${regionName} ${parameterText(parameter.name, value)}（${validFrom}${validTo ? `至${validTo}` : '起'}）`,
        )
        .join('；') || '—',
  },
  {
    title: '操作',
    key: 'rowActions',
    width: 110,
    fixed: 'right',
    render: (_, parameter) => (
      <RowActions
        of={titleOf(parameter)}
        acts={{ 设置: maySet ? () => show('set', parameter) : undefined, 记录: () => show('history', parameter) }}
      />
    ),
  },
]
