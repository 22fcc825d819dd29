import { notify } from '@portal/shared-lib'
import type { PreviewRightsAnswer } from '@portal/shared-lib/contract/calls/authorisation'
import { REASON_MAX, RIGHTS_TEXTS } from '@portal/shared-lib/contract/rules/authorisation'
import { Button, Dialog, Fields } from '@portal/shared-lib/page'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { useAdminChangeRightsMutation, useAdminPreviewRightsMutation } from './api'
import styles from './authorisation.module.css'
import type { Matrix, Node, Role } from './compared'

interface ChangeProps {
  readonly matrix: Matrix
  readonly role: Role
  readonly onClose: () => void
}

interface Change {
  readonly roleCode: string
  readonly give: string[]
  readonly take: string[]
}

const WIDTH = 720

/** Changes what a role may do in two steps: which permissions, then whom that concerns, with the reason. */
export function ChangeDialog({ matrix, role, onClose }: ChangeProps) {
  const { roleCode, roleName } = role
  const held = matrix.nodes.filter(node => node.roles.includes(roleCode)).map(({ nodeId }) => nodeId)
  const [chosen, choose] = useState<readonly string[]>(held)
  const [effect, show] = useState<PreviewRightsAnswer>()
  const [problem, tell] = useState('')
  const [preview, { isLoading }] = useAdminPreviewRightsMutation()
  const change: Change = {
    roleCode,
    give: chosen.filter(id => !held.includes(id)),
    take: held.filter(id => !chosen.includes(id)),
  }
  const goOn = async () => {
    if (change.give.length + change.take.length === 0) return tell(RIGHTS_TEXTS.nothing)
    const { data, error } = await preview({ args: change })
    tell(error ? messageOf(error) : '')
    show(data)
  }
  return (
    <Dialog title={`变更${roleName}的权限`} width={WIDTH} onClose={onClose}>
      {effect ? (
        <Confirm change={change} roleName={roleName} effect={effect} onBack={() => show(undefined)} onDone={onClose} />
      ) : (
        <div className={admin.form}>
          <Choice nodes={matrix.nodes} chosen={chosen} onChoose={choose} />
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

interface ChoiceProps {
  readonly nodes: readonly Node[]
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}

/** What is taken takes with it what stands below. */
function Choice({ nodes, chosen, onChoose }: ChoiceProps) {
  const toggle = (id: string, isOn: boolean) =>
    onChoose(isOn ? [...chosen, id] : chosen.filter(other => other !== id && !other.startsWith(`${id}/`)))
  return (
    <fieldset className={styles.choice}>
      <legend>取消勾选立即收回；新勾选的须另一名管理员同意后生效</legend>
      {nodes.map(({ nodeId, name, kind, depth, isReserved }) =>
        kind === 'block' ? (
          <strong key={nodeId}>{name}</strong>
        ) : (
          <label key={nodeId} style={{ paddingInlineStart: depth * 18 }}>
            <input
              type="checkbox"
              checked={chosen.includes(nodeId)}
              disabled={isReserved === '1'}
              onChange={({ target }) => toggle(nodeId, target.checked)}
            />{' '}
            {name}
            {isReserved === '1' && '（管理员专用）'}
          </label>
        ),
      )}
    </fieldset>
  )
}

interface ConfirmProps {
  readonly change: Change
  readonly roleName: string
  readonly effect: PreviewRightsAnswer
  readonly onBack: () => void
  readonly onDone: () => void
}

function Confirm({ change, roleName, effect, onBack, onDone }: ConfirmProps) {
  const [reason, write] = useState('')
  const [problem, tell] = useState('')
  const [send, { isLoading }] = useAdminChangeRightsMutation()
  const confirm = async () => {
    if (reason.trim() === '') return tell(RIGHTS_TEXTS.reason)
    const { error } = await send({ args: { ...change, reason } })
    if (error) return tell(messageOf(error))
    notify.success(change.give.length > 0 ? '已提出，新授予的权限待另一名管理员同意后生效' : `${roleName}的权限已变更`)
    onDone()
  }
  return (
    <div className={admin.form}>
      <Fields
        rows={[
          ['影响人数', `${effect.people}人`],
          ['立即收回', effect.losses.join('；') || '无', 'wide'],
          ['待同意授予', effect.gains.join('；') || '无', 'wide'],
        ]}
      />
      <label className={styles.reason}>
        变更理由
        <textarea value={reason} maxLength={REASON_MAX} rows={3} onChange={({ target }) => write(target.value)} />
      </label>
      <Problem text={problem} />
      <div className={admin.foot}>
        <Button onClick={onBack}>上一步</Button>
        <Button type="primary" loading={isLoading} onClick={() => void confirm()}>
          确认变更
        </Button>
      </div>
    </div>
  )
}

const Problem = ({ text }: { readonly text: string }) =>
  text !== '' && (
    <p role="alert" className={admin.bad}>
      {text}
    </p>
  )
