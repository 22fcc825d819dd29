import { notify, WhileLoading } from '@portal/shared-lib'
import type { ManagedRegionAnswer } from '@portal/shared-lib/contract/calls/region-admin'
import { REGION_LEVELS, REGION_REASON_MAX, REGION_TEXTS } from '@portal/shared-lib/contract/rules/region-admin'
import { Button, Dialog, Fields, Loading, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { Problem, Reason } from '../reason'
import { useAdminRegionQuery, useAdminSetRegionDaysMutation } from './api'
import { MergeRegion } from './merge-region'

interface RegionProps {
  readonly regionCode: string
  readonly onClose: () => void
}

type Region = ManagedRegionAnswer['region']
type Step = 'region' | 'days' | 'merge'

const WIDTH = 820

/** A region: its days, what lies below it and what took its place; its days are set, and another takes its place. */
export function RegionDialog({ regionCode, onClose }: RegionProps) {
  const [shown, show] = useState<Region>()
  const [step, go] = useState<Step>('region')
  const code = shown?.regionCode ?? regionCode
  const { data, error, refetch } = useAdminRegionQuery({ regionCode: code }, { refetchOnMountOrArgChange: true })
  const region = data?.region
  const back = () => go('region')
  return (
    <Dialog title={region ? `行政区划：${region.regionName}` : '行政区划'} width={WIDTH} onClose={onClose}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && step === 'region' && (
        <Overview {...data} onOpen={show} onStep={go} onUp={shown ? () => show(undefined) : undefined} />
      )}
      {region && step === 'days' && <Days region={region} onBack={back} />}
      {region && step === 'merge' && <MergeRegion region={region} onBack={back} onDone={onClose} />}
    </Dialog>
  )
}

interface OverviewProps extends ManagedRegionAnswer {
  readonly onOpen: (region: Region) => void
  readonly onStep: (step: Step) => void
  readonly onUp: (() => void) | undefined
}

function Overview({ region, lower, organisations, onOpen, onStep, onUp }: OverviewProps) {
  return (
    <div className={admin.form}>
      <Fields
        rows={[
          ['行政区划代码', region.regionCode],
          ['级别', REGION_LEVELS[region.regionType] ?? region.regionType],
          ['状态', stateOf(region)],
          ['使用中的机构', `${organisations}个`],
        ]}
      />
      <div className={admin.days}>
        {onUp && <Button onClick={onUp}>返回上级</Button>}
        {region.replacedBy === '' && <Button onClick={() => onStep('days')}>设置有效期</Button>}
        {region.replacedBy === '' && <Button onClick={() => onStep('merge')}>并入其他区划</Button>}
      </div>
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={lower}
          rowKey="regionCode"
          label="下级行政区划"
          columns={columnsWith(onOpen)}
          hint="没有下级行政区划"
        />
      </WhileLoading>
    </div>
  )
}

function stateOf({ validFrom, validTo, replacedByName, isCurrent }: Region): string {
  if (replacedByName) return `${validTo ?? ''}并入${replacedByName}`
  const days = validFrom || validTo ? `（${validFrom ?? '不限'}至${validTo ?? '不限'}）` : ''
  return `${isCurrent ? '有效' : '无效'}${days}`
}

const columnsWith = (open: (region: Region) => void): Column<Region>[] => [
  {
    title: '名称',
    key: 'name',
    width: 200,
    render: (_, region) => (
      <button type="button" className={admin.rowAction} onClick={() => open(region)}>
        {region.regionName}
      </button>
    ),
  },
  { title: '代码', dataIndex: 'regionCode', width: 160, render: code => <span className={admin.figures}>{code}</span> },
  { title: '状态', key: 'state', width: 320, render: (_, region) => stateOf(region) },
]

function Days({ region, onBack }: { readonly region: Region; readonly onBack: () => void }) {
  const [validFrom, setFrom] = useState(region.validFrom ?? '')
  const [validTo, setTo] = useState(region.validTo ?? '')
  const [reason, write] = useState('')
  const [problem, tell] = useState('')
  const [set, { isLoading }] = useAdminSetRegionDaysMutation()
  const save = async () => {
    if (validFrom && validTo && validTo < validFrom) return tell(REGION_TEXTS.backwards)
    if (reason.trim() === '') return tell(REGION_TEXTS.reason)
    const days = { validFrom: validFrom || null, validTo: validTo || null }
    const { error } = await set({ args: { regionCode: region.regionCode, ...days, reason } })
    if (error) return tell(messageOf(error))
    notify.success(`${region.regionName}的有效期已设置`)
    onBack()
  }
  return (
    <div className={admin.form}>
      <div className={admin.days}>
        <label>
          起始日期
          <input type="date" value={validFrom} onChange={({ target }) => setFrom(target.value)} />
        </label>
        <label>
          截止日期
          <input type="date" value={validTo} onChange={({ target }) => setTo(target.value)} />
        </label>
      </div>
      <p>不填表示不限。有效期外不能再选择，已登记的信访件和机构仍显示原名称。</p>
      <Reason label="变更依据" value={reason} max={REGION_REASON_MAX} onWrite={write} />
      <Problem text={problem} />
      <div className={admin.foot}>
        <Button onClick={onBack}>返回</Button>
        <Button type="primary" loading={isLoading} onClick={() => void save()}>
          保存
        </Button>
      </div>
    </div>
  )
}
