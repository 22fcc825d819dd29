import { useCan, WhileLoading } from '@portal/shared-lib'
import type { PreviewUrgingAnswer, UrgingAnswer } from '@portal/shared-lib/contract/calls/policies'
import { POLICY_PERMISSIONS } from '@portal/shared-lib/contract/rules/policies'
import { Button, Dialog, Loading, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { OrganisationChoice } from '../organisation-choice'
import { Problem } from '../reason'
import { RowActions } from '../row-actions'
import { useAdminPreviewUrgingMutation, useAdminSetUrgingMutation, useAdminUrgingQuery } from './api'
import { Confirm } from './confirm'
import { HistoryDialog } from './history-dialog'

type Setting = UrgingAnswer['list'][number]
type Auto = Pick<Setting, 'yellow' | 'red'>
type Opened = { readonly kind: 'set' | 'history'; readonly setting: Setting }

const NEW: Setting = { orgId: '', name: '', yellow: false, red: true }

/** 机构自动催办: organisations that have set by themselves when the system urges in their name; all others follow their region. */
export function Urging() {
  const { data, error, isFetching, refetch } = useAdminUrgingQuery({}, { refetchOnMountOrArgChange: true })
  const maySet = useCan(POLICY_PERMISSIONS.values)
  const [opened, open] = useState<Opened>()
  const close = () => open(undefined)
  return (
    <div className={admin.list}>
      {maySet && (
        <p className={admin.filter}>
          <Button type="primary" onClick={() => open({ kind: 'set', setting: NEW })}>
            新增机构设置
          </Button>
          未单独设置的机构，按“催办与评价”中所在地区的自动催办参数执行
        </p>
      )}
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={data?.list}
          rowKey="orgId"
          label="单独设置自动催办的机构"
          columns={columnsWith(maySet, (kind, setting) => open({ kind, setting }))}
          loading={isFetching}
          hint="没有机构单独设置，均按所在地区的参数执行"
        />
      </WhileLoading>
      {opened?.kind === 'set' && <UrgingDialog setting={opened.setting} onClose={close} />}
      {opened?.kind === 'history' && (
        <HistoryDialog
          title={`${opened.setting.name}自动催办`}
          asked={{ kind: 'urging', of: opened.setting.orgId }}
          onClose={close}
        />
      )}
    </div>
  )
}

const yesOrNo = (value: boolean) => (value ? '是' : '否')

const columnsWith = (maySet: boolean, open: (kind: Opened['kind'], setting: Setting) => void): Column<Setting>[] => [
  { title: '机构', dataIndex: 'name', width: 320 },
  { title: '黄灯时催办', dataIndex: 'yellow', width: 120, render: yesOrNo },
  { title: '红灯时催办', dataIndex: 'red', width: 120, render: yesOrNo },
  {
    title: '操作',
    key: 'rowActions',
    width: 110,
    render: (_, setting) => (
      <RowActions
        of={setting.name}
        acts={{ 设置: maySet ? () => open('set', setting) : undefined, 记录: () => open('history', setting) }}
      />
    ),
  },
]

interface Previewed {
  readonly auto: Auto | null
  readonly effect: PreviewUrgingAnswer
}

function UrgingDialog({ setting, onClose }: { readonly setting: Setting; readonly onClose: () => void }) {
  const [of, choose] = useState({ orgId: setting.orgId, name: setting.name })
  const [auto, setAuto] = useState<Auto>({ yellow: setting.yellow, red: setting.red })
  const [previewed, show] = useState<Previewed>()
  const [problem, tell] = useState('')
  const [preview, { isLoading }] = useAdminPreviewUrgingMutation()
  const [set] = useAdminSetUrgingMutation()
  const goOn = async (chosen: Auto | null) => {
    if (of.orgId === '') return tell('请选择机构')
    const { data, error } = await preview({ args: { orgId: of.orgId, auto: chosen } })
    tell(error ? messageOf(error) : '')
    show(data && { auto: chosen, effect: data })
  }
  return (
    <Dialog title="设置机构自动催办" onClose={onClose}>
      {previewed ? (
        <Confirm
          rows={[
            ['机构', of.name, 'wide'],
            ['设置为', autoText(previewed.auto), 'wide'],
            ['影响', `该机构交办出去、正在计时的${previewed.effect.clocks}个期限按新设置催办`, 'wide'],
          ]}
          done={`${of.name}的自动催办已设置`}
          send={reason => set({ args: { orgId: of.orgId, auto: previewed.auto, reason } })}
          onBack={() => show(undefined)}
          onDone={onClose}
        />
      ) : (
        <div className={admin.form}>
          {setting.orgId === '' ? (
            <OrganisationChoice label="机构" value={of.orgId} onChoose={(orgId, name) => choose({ orgId, name })} />
          ) : (
            <strong>{setting.name}</strong>
          )}
          <label>
            <input
              type="checkbox"
              checked={auto.yellow}
              onChange={({ target }) => setAuto({ ...auto, yellow: target.checked })}
            />{' '}
            黄灯时催办
          </label>
          <label>
            <input
              type="checkbox"
              checked={auto.red}
              onChange={({ target }) => setAuto({ ...auto, red: target.checked })}
            />{' '}
            红灯时催办
          </label>
          <Problem text={problem} />
          <div className={admin.foot}>
            <Button onClick={onClose}>取消</Button>
            {setting.orgId !== '' && <Button onClick={() => void goOn(null)}>恢复随地区设置</Button>}
            <Button type="primary" loading={isLoading} onClick={() => void goOn(auto)}>
              下一步
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

const autoText = (auto: Auto | null) =>
  auto ? `黄灯时催办：${yesOrNo(auto.yellow)}，红灯时催办：${yesOrNo(auto.red)}` : '随地区设置'
