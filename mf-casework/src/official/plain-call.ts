import type { OfficialAction } from '@portal/shared-lib/contract/rules/official-document'
import {
  useOfficialApproveMutation,
  useOfficialCancelMutation,
  useOfficialConcludeMutation,
  useOfficialFinishMutation,
  useOfficialHandleMutation,
  useOfficialNumberMutation,
  useOfficialProposeMutation,
  useOfficialRecallMutation,
  useOfficialRedeliverMutation,
  useOfficialSendBackMutation,
  useOfficialSendMutation,
  useOfficialSignMutation,
  useOfficialSubmitMutation,
  useOfficialUrgeMutation,
} from './api'

/** What needs words at most. */
export type PlainAction = Exclude<
  OfficialAction,
  'edit' | 'recordReceipt' | 'instruct' | 'link' | 'remove' | 'correct' | 'seal'
>

interface Said {
  readonly id: string
  readonly version: number
  readonly words: string
}

/** The call of an action that needs words at most. */
export function usePlainCall(action: PlainAction) {
  const [approve] = useOfficialApproveMutation()
  const [sendBack] = useOfficialSendBackMutation()
  const [recall] = useOfficialRecallMutation()
  const [finish] = useOfficialFinishMutation()
  const [cancel] = useOfficialCancelMutation()
  const [conclude] = useOfficialConcludeMutation()
  const [propose] = useOfficialProposeMutation()
  const [handle] = useOfficialHandleMutation()
  const [submit] = useOfficialSubmitMutation()
  const [number] = useOfficialNumberMutation()
  const [send] = useOfficialSendMutation()
  const [redeliver] = useOfficialRedeliverMutation()
  const [urge] = useOfficialUrgeMutation()
  const [sign] = useOfficialSignMutation()
  const withWords = { approve, sendBack, recall, finish, cancel, conclude, propose, handle }
  const without = { submit, number, send, redeliver, urge, sign }
  return ({ id, version, words }: Said) =>
    action in withWords
      ? withWords[action as keyof typeof withWords]({ args: { id, version, words } })
      : without[action as keyof typeof without]({ args: { id, version } })
}
