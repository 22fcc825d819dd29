import { notify } from '@portal/shared-lib'
import type { PreviewMergeAnswer } from '@portal/shared-lib/contract/calls/organisation-admin'
import {
  MERGE_REASON_MAX,
  MERGED_NAMES,
  MERGED_PARTS,
  ORGANISATION_ADMIN_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/organisation-admin'
import { Alert, Button, Dialog, Fields } from '@portal/shared-lib/page'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { OrganisationChoice } from '../organisation-choice'
import { Problem, Reason } from '../reason'
import { useAdminMergeOrganisationMutation, useAdminPreviewMergeMutation } from './api'
import type { Managed } from './columns'

interface MergeProps {
  readonly organisation: Managed
  readonly onClose: () => void
  readonly onDone: () => void
}

const WIDTH = 720

/** 并入其他机构, in two steps: into which, then what that takes over, with the reason. */
export function MergeDialog({ organisation, onClose, onDone }: MergeProps) {
  const { id, companyName } = organisation
  const [into, choose] = useState({ id: '', name: '' })
  const [effect, show] = useState<PreviewMergeAnswer>()
  const [problem, tell] = useState('')
  const [preview, { isLoading }] = useAdminPreviewMergeMutation()
  const goOn = async () => {
    if (into.id === '') return tell('请选择并入的机构')
    const { data, error } = await preview({ args: { id, intoId: into.id } })
    tell(error ? messageOf(error) : '')
    show(data)
  }
  return (
    <Dialog title={`${companyName}并入其他机构`} width={WIDTH} onClose={onClose}>
      {effect ? (
        <Confirm id={id} into={into} effect={effect} onBack={() => show(undefined)} onDone={onDone} />
      ) : (
        <div className={admin.form}>
          <OrganisationChoice
            label="并入机构"
            value={into.id}
            except={id}
            onChoose={(chosen, name) => choose({ id: chosen, name })}
          />
          <Problem text={problem} />
          <div className={admin.foot}>
            <Button onClick={onClose}>取消</Button>
            <Button type="primary" loading={isLoading} onClick={() => void goOn()}>
              下一步
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

interface ConfirmProps {
  readonly id: string
  readonly into: { readonly id: string; readonly name: string }
  readonly effect: PreviewMergeAnswer
  readonly onBack: () => void
  readonly onDone: () => void
}

function Confirm({ id, into, effect, onBack, onDone }: ConfirmProps) {
  const [reason, write] = useState('')
  const [problem, tell] = useState('')
  const [merge, { isLoading }] = useAdminMergeOrganisationMutation()
  const confirm = async () => {
    if (reason.trim() === '') return tell(TEXTS.mergeReason)
    const { error } = await merge({ args: { id, intoId: into.id, reason } })
    if (error) return tell(messageOf(error))
    notify.success(`已并入${into.name}`)
    onDone()
  }
  return (
    <div className={admin.form}>
      <Alert
        type="warning"
        title="合并后不能恢复"
        description={`在办事项、人员和设置转入${into.name}，转入人员须重新登录；已办结的信访件仍显示原机构名称。`}
      />
      <Fields
        rows={[
          ['并入机构', into.name, 'wide'],
          ...MERGED_PARTS.map(part => {
            const [name, unit] = MERGED_NAMES[part]
            return [name, `${effect[part]}${unit}`] as const
          }),
        ]}
      />
      {effect.twice > 0 && <p>两处均有岗位的，保留在{into.name}的岗位，原岗位不能再登录</p>}
      <Reason label="合并依据" value={reason} max={MERGE_REASON_MAX} onWrite={write} />
      <Problem text={problem} />
      <div className={admin.foot}>
        <Button onClick={onBack}>上一步</Button>
        <Button type="primary" danger loading={isLoading} onClick={() => void confirm()}>
          确认合并
        </Button>
      </div>
    </div>
  )
}
