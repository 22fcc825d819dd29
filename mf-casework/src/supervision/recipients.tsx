import type { SupervisionAnswer } from '@portal/shared-lib/contract/calls/supervisions'
import { type FieldRow, Fields, Lamp, Section } from '@portal/shared-lib/page'
import buttons from '../actions/buttons.module.css'
import { PlainTable } from '../plain-table/plain-table'
import { Attachments } from '../record/attachments'
import parts from '../record/parts.module.css'

type Recipient = SupervisionAnswer['recipients'][number]
type Feedback = Recipient['feedbacks'][number]

interface RecipientsProps {
  readonly order: SupervisionAnswer
  /** The one for whom actions are done. */
  readonly chosenId: string
  readonly onChoose: (id: string) => void
}

/** Those whom it is sent to, as far as the user may know, and what the chosen one answered. */
export function Recipients({ order, chosenId, onChoose }: RecipientsProps) {
  const { recipients, addresseeCount } = order
  const chosen = recipients.find(({ id }) => id === chosenId)
  const hidden = addresseeCount - recipients.length
  return (
    <>
      <Section title={`督办对象（${recipients.length}个）`}>
        <RecipientTable recipients={recipients} chosenId={chosenId} onChoose={onChoose} />
        {hidden > 0 && <p className={parts.after}>另有{hidden}个督办对象，其办理情况不对本单位公开。</p>}
      </Section>
      {chosen && <Answered recipient={chosen} />}
    </>
  )
}

const HEADINGS = ['单位', '状态', '反馈期限', '承办人', '签收', '延期', '结论']

const RecipientTable = ({ recipients, chosenId, onChoose }: RecipientsOf) => (
  <PlainTable headings={recipients.length > 1 ? [...HEADINGS, '操作'] : HEADINGS} tall>
    {recipients.map(each => (
      <tr key={each.id} {...(each.id === chosenId && recipients.length > 1 && { 'aria-current': true })}>
        <td>{each.organisation}</td>
        <td>{each.stateName}</td>
        <td>{each.dueAt ? <Lamp colour={each.lamp} remainingDays={each.remainingDays} dueAt={each.dueAt} /> : '—'}</td>
        <td>{each.handler || '—'}</td>
        <td>{each.signedAt?.slice(0, 10) ?? '—'}</td>
        <td>{each.extendedDays ? `${each.extendedDays}天` : '—'}</td>
        <td>{each.conclusionName || '—'}</td>
        {recipients.length > 1 && (
          <td>
            <button
              type="button"
              className={buttons.quiet}
              aria-pressed={each.id === chosenId}
              onClick={() => onChoose(each.id)}
            >
              查看
            </button>
          </td>
        )}
      </tr>
    ))}
  </PlainTable>
)

interface RecipientsOf extends Omit<RecipientsProps, 'order'> {
  readonly recipients: readonly Recipient[]
}

/** Round by round what was answered and what was said to it. */
function Answered({ recipient }: { recipient: Recipient }) {
  const { organisation, feedbacks, urges, returnReason, askedDays, askedReason, words } = recipient
  return (
    <Section title={`${organisation}的反馈`}>
      {returnReason && <Fields rows={[['申请退回理由', returnReason, 'wide']]} />}
      {askedDays > 0 && <Fields rows={[['申请延期反馈', `${askedDays}天　${askedReason}`, 'wide']]} />}
      {feedbacks.length === 0 && <p className={parts.after}>尚未反馈</p>}
      {feedbacks.map(feedback => (
        <Round key={feedback.round} feedback={feedback} />
      ))}
      {words && feedbacks.every(feedback => feedback.words !== words) && (
        <Fields rows={[['办结意见', words, 'wide']]} />
      )}
      {urges.length > 0 && <Urges urges={urges} />}
    </Section>
  )
}

const DECISIONS = { '': '待认定', accepted: '已认定', back: '退回补充' } as const

const Round = ({ feedback }: { feedback: Feedback }) => (
  <section aria-label={`第${feedback.round}次反馈`}>
    <p className={parts.byline}>
      第{feedback.round}次反馈　{feedback.givenBy}　{feedback.givenAt.slice(0, 16)}
    </p>
    <Fields
      rows={[
        ['整改措施', feedback.measures, 'wide'],
        ['整改结果', feedback.result, 'wide'],
        ...feedback.lines.map(({ petitionNo, text }): FieldRow => [petitionNo, text, 'wide']),
        ['认定', decisionOf(feedback), 'wide'],
      ]}
    />
    {feedback.files.length > 0 && <Attachments files={feedback.files} />}
  </section>
)

const decisionOf = ({ decision, words, decidedBy, decidedAt }: Feedback): string =>
  [DECISIONS[decision], words, decidedBy, decidedAt?.slice(0, 16)].filter(Boolean).join('　')

const Urges = ({ urges }: Pick<Recipient, 'urges'>) => (
  <ul className={parts.rows} aria-label="催办">
    {urges.map(urge => (
      <li key={urge.at}>
        <p>
          <strong>{urge.at.slice(0, 16)} 催办</strong>
          {urge.text}
        </p>
        <p className={parts.after}>
          {urge.repliedAt ? `${urge.repliedAt.slice(0, 16)} 回复：${urge.reply}` : `待回复，期限 ${urge.replyDueAt}`}
        </p>
      </li>
    ))}
  </ul>
)
