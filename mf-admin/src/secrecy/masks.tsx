import { WhileLoading } from '@portal/shared-lib'
import type { MasksAnswer } from '@portal/shared-lib/contract/calls/secrecy'
import { MASK_RULES, type Mask, maskAs } from '@portal/shared-lib/contract/rules/masks'
import { Button, Dialog, Loading, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import admin from '../admin.module.css'
import { Confirm } from '../policies/confirm'
import { HistoryDialog } from '../policies/history-dialog'
import { RowActions } from '../row-actions'
import { useAdminMasksQuery, useAdminSetMaskMutation } from './api'

type Row = MasksAnswer['list'][number]
type Opened = { readonly kind: 'set' | 'history'; readonly row: Row }

const PLACES = ['不显示', '到市', '到县区', '到乡镇街道']

/** 脱敏: how personal data are shown to whoever does not handle the petition. */
export function Masks() {
  const { data, error, isFetching, refetch } = useAdminMasksQuery({}, { refetchOnMountOrArgChange: true })
  const [opened, open] = useState<Opened>()
  const close = () => open(undefined)
  return (
    <div className={admin.list}>
      <p className={admin.filter}>对不承办该信访件的人员脱敏显示；可以隐藏得更多，不能超过规定的显示上限</p>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={data?.list}
          rowKey="kind"
          label="脱敏方式"
          columns={columnsWith((kind, row) => open({ kind, row }))}
          loading={isFetching}
        />
      </WhileLoading>
      {opened?.kind === 'set' && <MaskDialog row={opened.row} onClose={close} />}
      {opened?.kind === 'history' && (
        <HistoryDialog
          title={`${MASK_RULES[opened.row.kind].title}脱敏`}
          asked={{ kind: 'mask', of: opened.row.kind }}
          onClose={close}
        />
      )}
    </div>
  )
}

const exampleOf = ({ kind }: Row, mask: Mask) => maskAs(kind, MASK_RULES[kind].example, mask)

function maskText({ kind }: Row, { head, tail }: Mask): string {
  return kind === 'address' ? (PLACES[head] ?? '') : `显示前${head}位、后${tail}位`
}

const columnsWith = (open: (kind: Opened['kind'], row: Row) => void): Column<Row>[] => [
  { title: '数据', dataIndex: 'kind', width: 90, render: (_, { kind }) => MASK_RULES[kind].title },
  { title: '脱敏方式', key: 'mask', width: 170, render: (_, row) => maskText(row, row) },
  { title: '示例', key: 'example', width: 250, render: (_, row) => exampleOf(row, row) },
  { title: '上限', key: 'most', width: 170, render: (_, row) => maskText(row, MASK_RULES[row.kind].most) },
  { title: '设置', key: 'set', width: 270, render: (_, { at, person }) => (at ? `${at} ${person}` : '默认') },
  {
    title: '操作',
    key: 'rowActions',
    width: 110,
    fixed: 'right',
    render: (_, row) => (
      <RowActions
        of={MASK_RULES[row.kind].title}
        acts={{ 设置: () => open('set', row), 记录: () => open('history', row) }}
      />
    ),
  },
]

/** Sets a mask in two steps: how much stays to be read, then what becomes of an example, with the reason. */
function MaskDialog({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const { kind } = row
  const { title, most, example } = MASK_RULES[kind]
  const [mask, choose] = useState<Mask>({ head: row.head, tail: row.tail })
  const [isChosen, goOn] = useState(false)
  const [set] = useAdminSetMaskMutation()
  const word = (end: keyof Mask) => (kind === 'address' ? '显示' : end === 'head' ? '显示前几位' : '显示后几位')
  return (
    <Dialog title={`设置${title}脱敏`} onClose={onClose}>
      {isChosen ? (
        <Confirm
          rows={[
            ['设置为', maskText(row, mask), 'wide'],
            ['原为', exampleOf(row, row), 'wide'],
            ['改为', exampleOf(row, mask), 'wide'],
            ['影响', '列表、信访件、导出、打印和消息中立即按此显示；办理人员看到的不变', 'wide'],
          ]}
          done={`${title}脱敏已设置`}
          send={reason => set({ args: { kind, ...mask, reason } })}
          onBack={() => goOn(false)}
          onDone={onClose}
        />
      ) : (
        <div className={admin.form}>
          <div className={admin.choice}>
            {(['head', 'tail'] as const)
              .filter(end => most[end] > 0)
              .map(end => (
                <label key={end}>
                  {word(end)}
                  <select value={mask[end]} onChange={({ target }) => choose({ ...mask, [end]: Number(target.value) })}>
                    {[...Array(most[end] + 1).keys()].map(shown => (
                      <option key={shown} value={shown}>
                        {kind === 'address' ? PLACES[shown] : shown}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
          </div>
          <p>
            示例：{example} → <strong aria-live="polite">{exampleOf(row, mask)}</strong>
          </p>
          <div className={admin.foot}>
            <Button onClick={onClose}>取消</Button>
            <Button
              type="primary"
              disabled={mask.head === row.head && mask.tail === row.tail}
              onClick={() => goOn(true)}
            >
              下一步
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
