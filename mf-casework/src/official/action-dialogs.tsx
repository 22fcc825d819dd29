import * as calls from '@portal/shared-lib/contract/calls/official-documents'
import {
  OFFICIAL_LENGTH as LENGTH,
  OFFICIAL_ACTIONS,
  type OfficialAction,
  OFFICIAL_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/official-document'
import { navigate } from '@portal/shared-lib/router'
import type { PlainEntry } from '@portal/shared-lib/ui-form'
import { DOCUMENTS, documentAddress } from './addresses'
import {
  useOfficialCorrectMutation,
  useOfficialInstructMutation,
  useOfficialLinkMutation,
  useOfficialRecordReceiptMutation,
  useOfficialRemoveMutation,
} from './api'
import { EditDialog } from './draft-dialog'
import { type DialogProps, OfficialDialog } from './entries'
import { type PlainAction, usePlainCall } from './plain-call'
import { SealDialog } from './seal-dialog'

/** Those that must be given words; 同意 and 办结 may have some, the others have none. */
const NEEDS_WORDS: readonly string[] = ['sendBack', 'recall', 'cancel', 'conclude', 'propose', 'handle']
const MAY_HAVE_WORDS: readonly string[] = [...NEEDS_WORDS, 'approve', 'finish']

/** What is said before something is done. */
const LEADS: Readonly<Partial<Record<OfficialAction, string>>> = {
  submit: '送本单位领导审批；审批前可由领导退回修改。',
  remove: '删除后不能恢复。',
  number: '按本单位、文种和年度取下一个文号，编号后不能更改。',
  send: '发送后各单位在期限内签收；没有单位签收前可以撤回。',
  urge: '催办所有未签收的单位。',
  correct: '生成一份更正稿，原公文保持不变；更正稿发送后，原公文注明已更正。',
  sign: '签收后由您办理。',
  redeliver: '向投递失败的单位再次投递；单位已停用的，投递仍会失败。',
  recall: '收文单位将看不到该公文，撤回后可以重新发送或者作废。',
  cancel: '作废后文号保留，不再使用；已发送的，收文单位会收到通知。',
}

/** The dialog in which an action is filled in. */
export function ActionDialog({ action, ...rest }: DialogProps & { readonly action: OfficialAction }) {
  if (action === 'edit') return <EditDialog {...rest} />
  if (action === 'recordReceipt') return <ReceiptDialog {...rest} />
  if (action === 'instruct') return <InstructDialog {...rest} />
  if (action === 'link') return <LinkDialog {...rest} />
  if (action === 'remove') return <RemoveDialog {...rest} />
  if (action === 'correct') return <CorrectDialog {...rest} />
  if (action === 'seal') return <SealDialog {...rest} />
  return <PlainDialog action={action} {...rest} />
}

const WORDS = { kind: 'words', label: '意见', rows: 4, max: LENGTH.words.max } as const
const tooShort = (words: string) =>
  words.trim().length < LENGTH.words.min ? [{ field: 'words', text: TEXTS.shortWords }] : []
const leadOf = (action: OfficialAction) => (LEADS[action] ? <p>{LEADS[action]}</p> : undefined)

/** What is done with a word, or without one. */
function PlainDialog({ of: { id, version }, action, onClose }: DialogProps & { readonly action: PlainAction }) {
  const send = usePlainCall(action)
  const { name } = OFFICIAL_ACTIONS[action]
  const isNeeded = NEEDS_WORDS.includes(action)
  const entries: Readonly<Record<string, PlainEntry>> = MAY_HAVE_WORDS.includes(action)
    ? { words: { ...WORDS, required: isNeeded } }
    : {}
  return (
    <OfficialDialog
      title={name}
      entries={entries}
      values={{ words: '' }}
      problemsOf={({ words }) => (isNeeded ? tooShort(words) : [])}
      send={({ words }) => send({ id, version, words })}
      submits={name}
      done={`${name}已完成`}
      onClose={onClose}
      lead={leadOf(action)}
    />
  )
}

function RemoveDialog({ of: { id, version }, onClose }: DialogProps) {
  const [remove] = useOfficialRemoveMutation()
  return (
    <OfficialDialog
      title="删除草稿"
      entries={{}}
      values={{}}
      problemsOf={() => []}
      send={async () => {
        const sent = await remove({ args: { id, version } })
        if (!sent.error) navigate(DOCUMENTS)
        return sent
      }}
      submits="删除草稿"
      done="草稿已删除"
      onClose={onClose}
      lead={leadOf('remove')}
    />
  )
}

function CorrectDialog({ of: { id, version }, onClose }: DialogProps) {
  const [correct] = useOfficialCorrectMutation()
  return (
    <OfficialDialog
      title="更正"
      entries={{}}
      values={{}}
      problemsOf={() => []}
      send={async () => {
        const sent = await correct({ args: { id, version } })
        if (sent.data) navigate(documentAddress(sent.data.id))
        return sent
      }}
      submits="拟更正稿"
      done="更正稿已生成，请修改后送审"
      onClose={onClose}
      lead={leadOf('correct')}
    />
  )
}

/** 登记签收 of one outside. */
function ReceiptDialog({ of: { id, version, receiverList }, onClose }: DialogProps) {
  const [send] = useOfficialRecordReceiptMutation()
  const waiting = receiverList.filter(({ state, inPortal }) => state === '1' && !inPortal)
  const options = waiting.map(({ seq, name }) => [String(seq), name] as const)
  return (
    <OfficialDialog
      title="登记签收"
      entries={{
        seq: { kind: 'choice', label: '单位', options, required: true },
        signer: { kind: 'line', label: '签收人', max: LENGTH.name.max, required: true },
        signedOn: { kind: 'day', label: '签收日期', required: true },
      }}
      values={{ seq: options[0]?.[0] ?? '', signer: '', signedOn: '' }}
      problemsOf={({ signer, signedOn }) => [
        ...(signer.trim() === '' ? [{ field: 'signer', text: TEXTS.noSigner }] : []),
        ...(signedOn === '' ? [{ field: 'signedOn', text: TEXTS.noDay }] : []),
      ]}
      send={({ seq, signer, signedOn }) => send({ args: { id, version, seq: Number(seq), signer, signedOn } })}
      names={calls.recordReceipt.send}
      submits="登记签收"
      done="签收已登记"
      onClose={onClose}
    />
  )
}

/** 批示: who deals with what came from outside, and how. */
function InstructDialog({ of: { id, version }, onClose }: DialogProps) {
  const [send] = useOfficialInstructMutation()
  return (
    <OfficialDialog
      title="批示"
      entries={{
        words: { ...WORDS, label: '批示意见', required: true },
        handlerId: { kind: 'colleague', label: '承办人', required: true },
      }}
      values={{ words: '', handlerId: '' }}
      problemsOf={({ words, handlerId }) => [
        ...tooShort(words),
        ...(handlerId === '' ? [{ field: 'handlerId', text: TEXTS.noHandler }] : []),
      ]}
      send={args => send({ args: { id, version, ...args } })}
      names={calls.instruct.send}
      submits="批示"
      done="批示已完成"
      onClose={onClose}
    />
  )
}

const NUMBER_LENGTH = 20

function LinkDialog({ of: { id, version, petitionNo }, onClose }: DialogProps) {
  const [send] = useOfficialLinkMutation()
  return (
    <OfficialDialog
      title="关联信访件"
      entries={{ aboutNo: { kind: 'line', label: '信访件编号', max: NUMBER_LENGTH, required: true } }}
      values={{ aboutNo: petitionNo }}
      problemsOf={({ aboutNo }) =>
        aboutNo.trim().length === NUMBER_LENGTH ? [] : [{ field: 'aboutNo', text: '信访件编号应为20个字符' }]
      }
      send={({ aboutNo }) => send({ args: { id, version, aboutNo } })}
      names={calls.link.send}
      submits="关联"
      done="已关联信访件"
      onClose={onClose}
    />
  )
}
