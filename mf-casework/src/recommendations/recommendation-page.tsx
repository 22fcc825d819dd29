import type { RecommendationAnswer } from '@portal/shared-lib/contract/calls/recommendations'
import {
  ADOPTED,
  RECOMMENDATION_ACTIONS,
  RECOMMENDATION_KINDS,
  type RecommendationAction,
} from '@portal/shared-lib/contract/rules/recommendation'
import { Button, Fields, Lamp, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useState } from 'react'
import { PlainTable } from '../plain-table/plain-table'
import { printPage } from '../print-dialog/print-page'
import { actorOf } from '../record/actor'
import { Attachments } from '../record/attachments'
import { caseAddress } from '../termination-notice/addresses'
import { ActionDialog } from './action-dialogs'
import { useRecommendationButtonsQuery, useRecommendationReadQuery } from './api'
import styles from './recommendations.module.css'

/** A recommendation: what can be done, what it says, how it was answered, and what was done with it. */
export function RecommendationPage({ id }: { id: string }) {
  const { data, error, refetch } = useRecommendationReadQuery({ id }, { refetchOnMountOrArgChange: true })
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <div className={styles.page}>
      <Actions of={data} />
      <Written of={data} />
      <Section title="反馈">
        <Answers of={data} />
      </Section>
      <Section title="办理经过">
        <Entries of={data} />
      </Section>
    </div>
  )
}

interface Shown {
  readonly of: RecommendationAnswer
}

function Actions({ of }: Shown) {
  const { data = [] } = useRecommendationButtonsQuery({ id: of.id }, { refetchOnMountOrArgChange: true })
  const [opened, open] = useState<RecommendationAction>()
  const shown = data.filter(({ visible }) => visible === 1)
  return (
    <div className={styles.actions}>
      {shown.map(({ action, name, primary }) => (
        <Button
          key={action}
          type={primary ? 'primary' : 'default'}
          onClick={() => open(action as RecommendationAction)}
        >
          {name}
        </Button>
      ))}
      <Button onClick={() => void printPage({ what: 'list', of: 'v_sxjy', count: 1 })}>打印</Button>
      {opened && opened in RECOMMENDATION_ACTIONS && (
        <ActionDialog of={of} action={opened} onClose={() => open(undefined)} />
      )}
    </div>
  )
}

const Written = ({ of }: Shown) => (
  <Section title={`${RECOMMENDATION_KINDS[of.kind]}建议`}>
    <Fields
      rows={[
        ['文号', of.documentNo || '发出时编号'],
        ['状态', of.stateName],
        ['建议单位', of.sender],
        ['被建议单位', of.receiver],
        ['拟写人', of.drafter],
        ['发出时间', of.sentAt?.slice(0, 16) ?? ''],
        ['反馈期限', <Limit key="limit" of={of} />],
        ['采纳情况', of.adopted === '' ? '' : `${ADOPTED[of.adopted]}${of.isLate ? '（超期反馈）' : ''}`],
        [
          '信访件',
          of.petitionNo ? (
            <Link key="case" to={caseAddress(of.petitionNo)}>
              {of.petitionNo}
            </Link>
          ) : (
            ''
          ),
        ],
        ['建议内容', of.text, 'wide'],
        ['建议书', of.paper ? <Attachments key="paper" files={[of.paper]} /> : '发出时生成', 'wide'],
      ]}
    />
  </Section>
)

export const Limit = ({ of }: { of: Pick<RecommendationAnswer, 'dueAt' | 'lamp' | 'remainingDays'> }) =>
  of.dueAt ? <Lamp colour={of.lamp} remainingDays={of.remainingDays} dueAt={of.dueAt} /> : '—'

function Answers({ of: { answers } }: Shown) {
  if (answers.length === 0) return <p>尚未反馈</p>
  return answers.map(answer => (
    <Fields
      key={answer.round}
      rows={[
        ['采纳情况', ADOPTED[answer.adopted]],
        ['时间', `${answer.at.slice(0, 16)}${answer.isLate ? '（超期）' : ''}`],
        ['填写人', answer.writtenBy],
        ['认定', answer.verdict || '待认定'],
        ['整改措施', answer.measures || '—', 'wide'],
        ['未采纳的理由', answer.reason || '—', 'wide'],
        ['附件', answer.files.length > 0 ? <Attachments key="files" files={answer.files} /> : '—', 'wide'],
      ]}
    />
  ))
}

const Entries = ({ of: { entries } }: Shown) => (
  <PlainTable headings={['时间', '操作', '单位', '人员', '意见']} tall>
    {entries.map(({ at, action, organisation, person, onBehalfOf, text }) => (
      <tr key={at + action}>
        <td>{at.slice(0, 16)}</td>
        <td>{action}</td>
        <td>{organisation}</td>
        <td>{actorOf({ actor: person, onBehalfOf })}</td>
        <td>{text || '—'}</td>
      </tr>
    ))}
  </PlainTable>
)
