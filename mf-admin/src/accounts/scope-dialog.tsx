import { notify } from '@portal/shared-lib'
import type { ManagedAccountAnswer } from '@portal/shared-lib/contract/calls/accounts'
import type { PreviewScopeAnswer } from '@portal/shared-lib/contract/calls/scopes'
import {
  COUNTED_MOST,
  REASON_MAX,
  RIGHTS_TEXTS,
  SCOPE_NAMES,
  SCOPES,
  scopeProblem,
} from '@portal/shared-lib/contract/rules/authorisation'
import { Button, Dialog, Fields } from '@portal/shared-lib/page'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import styles from './accounts.module.css'
import { useAdminPreviewScopeMutation, useAdminProposeScopeMutation } from './api'
import { OrganisationEntry } from './place'

type Post = ManagedAccountAnswer['posts'][number]
type Scope = (typeof SCOPES)[number] | ''

interface ScopeProps {
  readonly post: Pick<Post, 'postId' | 'listed'>
  readonly role: Post['held'][number]
  readonly onClose: () => void
}

/** Proposes another scope in two steps: which, then what the post would reach, with the reason. */
export function ScopeDialog({ post: { postId, listed }, role, onClose }: ScopeProps) {
  const { roleCode, roleName, usual } = role
  const [scope, choose] = useState<Scope>(role.scope === usual ? '' : role.scope)
  const [chosen, list] = useState<readonly Chosen[]>(listed)
  const [effect, show] = useState<PreviewScopeAnswer>()
  const [problem, tell] = useState('')
  const [preview, { isLoading }] = useAdminPreviewScopeMutation()
  const orgIds = scope === 'LIST' ? chosen.map(({ orgId }) => orgId) : []
  const change = { postId, roleCode, scope, orgIds }
  const goOn = async () => {
    const wrong = scopeProblem(scope, orgIds)
    if (wrong) return tell(wrong)
    const { data, error } = await preview({ args: change })
    tell(error ? messageOf(error) : '')
    show(data)
  }
  return (
    <Dialog title={`变更${roleName}的数据范围`} onClose={onClose}>
      {effect ? (
        <Confirm change={change} effect={effect} onBack={() => show(undefined)} onDone={onClose} />
      ) : (
        <div className={admin.form}>
          <label className={styles.entry}>
            <span>数据范围</span>
            <select value={scope} onChange={({ target }) => choose(target.value as Scope)}>
              <option value="">按角色默认（{SCOPE_NAMES[usual]}）</option>
              {SCOPES.map(each => (
                <option key={each} value={each}>
                  {SCOPE_NAMES[each]}
                </option>
              ))}
            </select>
          </label>
          {scope === 'LIST' && <Organisations chosen={chosen} onChoose={list} />}
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

type Chosen = Post['listed'][number]

interface OrganisationsProps {
  readonly chosen: readonly Chosen[]
  readonly onChoose: (chosen: readonly Chosen[]) => void
}

function Organisations({ chosen, onChoose }: OrganisationsProps) {
  const [found, find] = useState<Chosen>({ orgId: '', name: '' })
  const isNew = found.orgId !== '' && !chosen.some(({ orgId }) => orgId === found.orgId)
  return (
    <>
      <OrganisationEntry onChoose={(orgId, name) => find({ orgId, name })} />
      <p>
        <Button disabled={!isNew} onClick={() => onChoose([...chosen, found])}>
          加入所选单位
        </Button>
      </p>
      <ul className={styles.scopes} aria-label="指定的单位">
        {chosen.map(({ orgId, name }) => (
          <li key={orgId}>
            {name}
            <button
              type="button"
              className={admin.rowAction}
              aria-label={`移除${name}`}
              onClick={() => onChoose(chosen.filter(other => other.orgId !== orgId))}
            >
              移除
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface ConfirmProps {
  readonly change: { postId: string; roleCode: string; scope: Scope; orgIds: string[] }
  readonly effect: PreviewScopeAnswer
  readonly onBack: () => void
  readonly onDone: () => void
}

function Confirm({ change, effect: { before, after }, onBack, onDone }: ConfirmProps) {
  const [reason, give] = useState('')
  const [problem, tell] = useState('')
  const [propose, { isLoading }] = useAdminProposeScopeMutation()
  const confirm = async () => {
    if (reason.trim() === '') return tell(RIGHTS_TEXTS.reason)
    const { error } = await propose({ args: { ...change, reason } })
    if (error) return tell(messageOf(error))
    notify.success('已提出，数据范围待另一名管理员同意后变更')
    onDone()
  }
  return (
    <div className={admin.form}>
      <Fields
        rows={[
          ['现可查看信访件', counted(before)],
          ['变更后可查看', counted(after)],
        ]}
      />
      {before === after && before < COUNTED_MOST && <p>可查看的件数不变：该岗位的其他角色可能已包含此范围。</p>}
      <label className={styles.table}>
        变更理由
        <textarea rows={2} maxLength={REASON_MAX} value={reason} onChange={({ target }) => give(target.value)} />
      </label>
      <Problem text={problem} />
      <div className={admin.foot}>
        <Button onClick={onBack}>上一步</Button>
        <Button type="primary" loading={isLoading} onClick={() => void confirm()}>
          提出变更
        </Button>
      </div>
    </div>
  )
}

const counted = (count: number): string => (count < COUNTED_MOST ? `${count}件` : `${COUNTED_MOST}件以上`)

const Problem = ({ text }: { readonly text: string }) =>
  text !== '' && (
    <p role="alert" className={admin.bad}>
      {text}
    </p>
  )
