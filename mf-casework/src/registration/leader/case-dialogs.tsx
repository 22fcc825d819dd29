import { formatDay } from '@portal/shared-lib'
import type { AskLeaderCaseArgs } from '@portal/shared-lib/contract/calls/leader-cases'
import { LEADER_CASE_RESULTS, LEADER_CASE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { told, useUploads } from '@portal/shared-lib/ui-form'
import {
  useCaseworkAskLeaderCaseMutation,
  useCaseworkDecideLeaderCaseMutation,
  useCaseworkReportLeaderCaseMutation,
} from '../api'
import { EntryDialog } from '../entry-dialog'
import { askedOf, type LeaderCase } from './leader-case'

export interface CaseDialogProps {
  readonly leaderCase: LeaderCase
  readonly onClose: () => void
}

const MOST_TEXT = 500
/** Characters of words that say anything. */
const LEAST_WORDS = 5
const isShort = (text: string) => text.trim().length < LEAST_WORDS

/** The words with which something is done, under a name and with an example. */
const words = (label: string, placeholder: string) =>
  ({ kind: 'words', label, placeholder, rows: 4, max: MOST_TEXT, isCut: true, hidesLabel: true }) as const

/** 申请延期. */
export function ExtendDialog({ leaderCase: { caseId, petitionNo, dueOn: before }, onClose }: CaseDialogProps) {
  const [ask] = useCaseworkAskLeaderCaseMutation()
  return (
    <EntryDialog
      title={`申请延期 ${petitionNo}`}
      entries={{
        dueOn: { kind: 'day', label: `延期至（原时限 ${before}）` },
        text: words('申请理由', '为什么不能在原时限内化解'),
      }}
      values={{ dueOn: '', text: '' }}
      problemsOf={({ dueOn, text }) => told(dueOn <= before ? TEXTS.notLater : isShort(text) ? TEXTS.shortRequest : '')}
      send={({ dueOn, text }) => ask({ args: { caseId, kind: 'extend', dueOn, text: text.trim() } })}
      submits="提交申请"
      done="已申请延期，请等待审核"
      onClose={onClose}
    />
  )
}

/** 换包案领导. */
export function ChangeLeaderDialog({ leaderCase: { caseId, petitionNo, leader }, onClose }: CaseDialogProps) {
  const [ask] = useCaseworkAskLeaderCaseMutation()
  return (
    <EntryDialog
      title={`申请更换包案领导 ${petitionNo}`}
      entries={{
        leaderId: { kind: 'colleague', label: '包案领导', hidesLabel: true },
        text: words('更换原因', `为什么不再由${leader}包案`),
      }}
      values={{ leaderId: '', text: '' }}
      problemsOf={({ leaderId, text }) => told(leaderId ? (isShort(text) ? TEXTS.shortRequest : '') : TEXTS.noLeader)}
      send={({ leaderId, text }) => ask({ args: { caseId, kind: 'change', leaderId, text: text.trim() } })}
      submits="提交申请"
      done="已申请更换包案领导，请等待审核"
      onClose={onClose}
    />
  )
}

type Result = NonNullable<AskLeaderCaseArgs['result']>

const NO_RESULT: { readonly result: Result; readonly text: string } = { result: '', text: '' }

/** 申请销号: what became of it, and what the petitioner has signed. */
export function CloseDialog({ leaderCase: { caseId, petitionNo }, onClose }: CaseDialogProps) {
  const [ask] = useCaseworkAskLeaderCaseMutation()
  const uploads = useUploads()
  const { fileIds, uploading } = uploads
  const problemOf = ({ result, text }: typeof NO_RESULT) => {
    if (result === '') return TEXTS.noResult
    if (isShort(text)) return TEXTS.shortRequest
    return uploading ? '附件正在上传，请稍候' : ''
  }
  return (
    <EntryDialog
      title={`申请销号 ${petitionNo}`}
      entries={{
        result: { kind: 'choice', label: '化解结果', options: Object.entries(LEADER_CASE_RESULTS), hidesLabel: true },
        pledges: { kind: 'uploads', label: '息诉承诺书（如已签订）', uploads },
        text: words('化解情况', '如何化解，信访人是否息诉'),
      }}
      values={NO_RESULT}
      problemsOf={values => told(problemOf(values))}
      send={({ result, text }) => ask({ args: { caseId, kind: 'close', result, text: text.trim(), fileIds } })}
      submits="提交申请"
      done="已申请销号，请等待审核"
      onClose={onClose}
    />
  )
}

const YES = 'yes'
const VERDICTS = [
  [YES, '同意'],
  ['no', '不同意'],
] as const

/** 审核: what was asked for, by another than who has asked. */
export function DecideDialog({ leaderCase, onClose }: CaseDialogProps) {
  const { caseId, petitionNo, askedBy, askedText } = leaderCase
  const [decide] = useCaseworkDecideLeaderCaseMutation()
  return (
    <EntryDialog
      title={`审核 ${petitionNo}`}
      lead={
        <p>
          {askedBy}申请{askedOf(leaderCase)}：{askedText}
        </p>
      }
      entries={{
        verdict: { kind: 'choice', label: '审核结论', options: VERDICTS, hidesLabel: true },
        text: words('审核意见', '不同意时应说明理由'),
      }}
      values={{ verdict: YES, text: '' }}
      problemsOf={({ verdict, text }) => told(verdict !== YES && isShort(text) ? TEXTS.shortRefusal : '')}
      send={({ verdict, text }) => decide({ args: { caseId, agree: verdict === YES, text: text.trim() } })}
      submits="确定"
      done="已审核"
      onClose={onClose}
    />
  )
}

/** 登记约见: when the leader has met the petitioner, and what was said. */
export function MeetingDialog({ leaderCase: { caseId, petitionNo, percent }, onClose }: CaseDialogProps) {
  const [report] = useCaseworkReportLeaderCaseMutation()
  const today = formatDay(new Date())
  const problemOf = (metOn: string, text: string) => {
    if (metOn > today) return TEXTS.lateMeeting
    return isShort(text) ? TEXTS.shortProgress : ''
  }
  return (
    <EntryDialog
      title={`登记约见 ${petitionNo}`}
      entries={{
        metOn: { kind: 'day', label: '约见日期' },
        text: words('约见情况', '信访人的诉求，领导的意见，商定的下一步'),
      }}
      values={{ metOn: today, text: '' }}
      problemsOf={({ metOn, text }) => told(problemOf(metOn, text))}
      send={({ metOn, text }) => report({ args: { caseId, percent, metOn: metOn || today, text: text.trim() } })}
      submits="保存"
      done="约见已登记"
      onClose={onClose}
    />
  )
}

const MOST_PERCENT = 100
const percentOf = (entered: string | number) => Math.min(Math.max(Math.round(Number(entered)) || 0, 0), MOST_PERCENT)

/** 填写进展. */
export function ProgressDialog({ leaderCase: { caseId, petitionNo, percent: before }, onClose }: CaseDialogProps) {
  const [report] = useCaseworkReportLeaderCaseMutation()
  return (
    <EntryDialog
      title={`填写进展 ${petitionNo}`}
      entries={{
        percent: { kind: 'number', label: '化解进度', min: 0, max: MOST_PERCENT, unit: '%' },
        text: words('进展情况', '开展了什么工作，取得什么进展'),
      }}
      values={{ percent: before, text: '' }}
      problemsOf={({ text }) => told(isShort(text) ? TEXTS.shortProgress : '')}
      send={({ percent, text }) => report({ args: { caseId, percent: percentOf(percent), text: text.trim() } })}
      submits="保存"
      done="进展已填写"
      onClose={onClose}
    />
  )
}
