import { notify, WhileLoading } from '@portal/shared-lib'
import type { ManagedRegionAnswer, PreviewRegionMergeAnswer } from '@portal/shared-lib/contract/calls/region-admin'
import { REGION_REASON_MAX, REGION_TEXTS } from '@portal/shared-lib/contract/rules/region-admin'
import { Button, Fields, Loading } from '@portal/shared-lib/page'
import { RegionTree } from '@portal/shared-lib/people-picker'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { Problem, Reason } from '../reason'
import { useAdminMergeRegionMutation, useAdminPreviewRegionMergeMutation } from './api'

interface MergeProps {
  readonly region: ManagedRegionAnswer['region']
  readonly onBack: () => void
  readonly onDone: () => void
}

/** Into which, then what that changes, with the reason. */
export function MergeRegion({ region, onBack, onDone }: MergeProps) {
  const { regionCode, regionName } = region
  const [into, choose] = useState<{ readonly regionCode: string; readonly regionName: string }>()
  const [effect, show] = useState<PreviewRegionMergeAnswer>()
  const [reason, write] = useState('')
  const [problem, tell] = useState('')
  const [preview, { isLoading: isLooking }] = useAdminPreviewRegionMergeMutation()
  const [merge, { isLoading }] = useAdminMergeRegionMutation()
  const places = { regionCode, intoCode: into?.regionCode ?? '' }
  const goOn = async () => {
    if (!into) return tell('请选择并入的行政区划')
    const { data, error } = await preview({ args: places })
    tell(error ? messageOf(error) : '')
    show(data)
  }
  const confirm = async () => {
    if (reason.trim() === '') return tell(REGION_TEXTS.reason)
    const { error } = await merge({ args: { ...places, reason } })
    if (error) return tell(messageOf(error))
    notify.success(`${regionName}已并入${into?.regionName ?? ''}`)
    onDone()
  }
  if (effect && into)
    return (
      <div className={admin.form}>
        <Fields
          rows={[
            ['并入', into.regionName, 'wide'],
            ['转入机构', `${effect.organisations}个`],
            ['属地在此的信访件', `${effect.petitions}件，属地名称不变，${into.regionName}可以查看`, 'wide'],
            ['不再适用的地区参数', `${effect.parameters}项`],
            ['数据范围待重新同意', `${effect.posts}个岗位，同意前只能查看本机构`, 'wide'],
          ]}
        />
        <Reason label="变更依据" value={reason} max={REGION_REASON_MAX} onWrite={write} />
        <Problem text={problem} />
        <div className={admin.foot}>
          <Button onClick={() => show(undefined)}>上一步</Button>
          <Button type="primary" danger loading={isLoading} onClick={() => void confirm()}>
            确认合并
          </Button>
        </div>
      </div>
    )
  return (
    <div className={admin.form}>
      <p>请选择{regionName}并入的同级行政区划：</p>
      <WhileLoading fallback={<Loading />}>
        <RegionTree chosen={into?.regionCode} onChoose={(_, found) => choose(found)} />
      </WhileLoading>
      <Problem text={problem} />
      <div className={admin.foot}>
        <Button onClick={onBack}>返回</Button>
        <Button type="primary" loading={isLooking} onClick={() => void goOn()}>
          下一步
        </Button>
      </div>
    </div>
  )
}
