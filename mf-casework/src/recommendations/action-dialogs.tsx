import type { RecommendationAnswer } from '@portal/shared-lib/contract/calls/recommendations'
import * as calls from '@portal/shared-lib/contract/calls/recommendations'
import {
  ADOPTED,
  type Adopted,
  answerProblems,
  RECOMMENDATION_LENGTH as LENGTH,
  RECOMMENDATION_ACTIONS,
  type RecommendationAction,
  RECOMMENDATION_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/recommendation'
import { type ChosenFile, FormDialog, fileIdsOf, type PlainEntry } from '@portal/shared-lib/ui-form'
import {
  useRecommendationAcceptMutation,
  useRecommendationAgreeAnswerMutation,
  useRecommendationAgreeMutation,
  useRecommendationAnswerMutation,
  useRecommendationAskAgainMutation,
  useRecommendationReturnAnswerMutation,
  useRecommendationRewriteMutation,
  useRecommendationSendBackMutation,
  useRecommendationSignMutation,
  useRecommendationWithdrawMutation,
} from './api'
import { OrganisationDialog, WRITTEN, writtenProblems } from './entries'

interface DialogProps {
  readonly of: RecommendationAnswer
  readonly onClose: () => void
}

type WordsAction = Exclude<RecommendationAction, 'rewrite' | 'answer'>

/** Those that must be given a reason; the others may be done without a word. */
const NEEDS_WORDS: readonly WordsAction[] = ['sendBack', 'withdraw', 'returnAnswer', 'askAgain']

/** The dialog in which an action is filled in. */
export function ActionDialog({ action, ...rest }: DialogProps & { readonly action: RecommendationAction }) {
  if (action === 'rewrite') return <RewriteDialog {...rest} />
  if (action === 'answer') return <AnswerDialog {...rest} />
  return <WordsDialog action={action} {...rest} />
}

/** What is done with a word, or without one. */
function WordsDialog({ of: { id, version }, action, onClose }: DialogProps & { readonly action: WordsAction }) {
  const send = useWordsCall(action)
  const { name } = RECOMMENDATION_ACTIONS[action]
  const isNeeded = NEEDS_WORDS.includes(action)
  const entries: Readonly<Record<string, PlainEntry>> =
    action === 'sign'
      ? {}
      : { words: { kind: 'words', label: '意见', rows: 4, max: LENGTH.words.max, required: isNeeded } as const }
  return (
    <FormDialog
      title={name}
      entries={entries}
      values={{ words: '' }}
      problemsOf={({ words }) =>
        isNeeded && words.trim().length < LENGTH.words.min ? [{ field: 'words', text: TEXTS.shortWords }] : []
      }
      send={({ words }) => send({ id, version, words })}
      submits={name}
      done={`${name}已完成`}
      onClose={onClose}
      lead={action === 'sign' ? <p>签收后由您办理，请在期限内反馈采纳情况。</p> : undefined}
    />
  )
}

function useWordsCall(action: WordsAction) {
  const [agree] = useRecommendationAgreeMutation()
  const [sendBack] = useRecommendationSendBackMutation()
  const [withdraw] = useRecommendationWithdrawMutation()
  const [sign] = useRecommendationSignMutation()
  const [agreeAnswer] = useRecommendationAgreeAnswerMutation()
  const [returnAnswer] = useRecommendationReturnAnswerMutation()
  const [accept] = useRecommendationAcceptMutation()
  const [askAgain] = useRecommendationAskAgainMutation()
  const all = { agree, sendBack, withdraw, agreeAnswer, returnAnswer, accept, askAgain }
  return ({ id, version, words }: { id: string; version: number; words: string }) =>
    action === 'sign' ? sign({ args: { id, version } }) : all[action]({ args: { id, version, words } })
}

function RewriteDialog({ of: { id, version, kind, receiverId, text }, onClose }: DialogProps) {
  const [send] = useRecommendationRewriteMutation()
  return (
    <OrganisationDialog
      title="修改送审"
      width={720}
      entries={WRITTEN}
      values={{ kind, receiverId, text }}
      problemsOf={writtenProblems}
      send={args => send({ args: { id, version, ...args } })}
      names={calls.rewrite.send}
      submits="送审"
      done="建议已送审"
      unsaved="三项建议"
      onClose={onClose}
    />
  )
}

interface Answered {
  readonly adopted: Adopted | ''
  readonly measures: string
  readonly reason: string
  readonly files: readonly ChosenFile[]
}

/** 反馈: what is asked for depends on what is done with it. */
function AnswerDialog({ of: { id, version, answers, hasAccess }, onClose }: DialogProps) {
  const [send] = useRecommendationAnswerMutation()
  const [last] = answers
  const draft = last?.verdict === '' ? last : undefined
  const values: Answered = {
    adopted: draft?.adopted ?? '',
    measures: draft?.measures ?? '',
    reason: draft?.reason ?? '',
    files: draft?.files ?? [],
  }
  return (
    <FormDialog<Answered>
      title={hasAccess ? '反馈采纳情况' : '代录入反馈'}
      width={720}
      entries={{
        adopted: { kind: 'choice', label: '采纳情况', options: Object.entries(ADOPTED), required: true },
        measures: {
          kind: 'words',
          label: '整改措施',
          rows: 5,
          max: LENGTH.measures.max,
          required: true,
          when: ({ adopted }) => adopted !== 'none',
        },
        reason: {
          kind: 'words',
          label: '未采纳的理由',
          rows: 4,
          max: LENGTH.reason.max,
          required: true,
          when: ({ adopted }) => adopted === 'part' || adopted === 'none',
        },
        files: { kind: 'files', label: hasAccess ? '附件' : '单位的书面反馈' },
      }}
      values={values}
      problemsOf={problemsOf(hasAccess)}
      send={({ adopted, measures, reason, files }) =>
        send({
          args: {
            id,
            version,
            measures,
            reason,
            adopted: adopted as Adopted,
            fileIds: fileIdsOf(files),
          },
        })
      }
      names={calls.answer.send}
      submits={hasAccess ? '送本单位领导审批' : '保存反馈'}
      done="反馈已提交"
      unsaved="三项建议的反馈"
      onClose={onClose}
    />
  )
}

const problemsOf =
  (hasAccess: boolean) =>
  ({ files, ...answer }: Answered) => [
    ...(answer.adopted === '' ? [{ field: 'adopted', text: TEXTS.noAdopted }] : answerProblems(answer)),
    ...(!hasAccess && files.length === 0 ? [{ field: 'files', text: TEXTS.needsPaper }] : []),
  ]
