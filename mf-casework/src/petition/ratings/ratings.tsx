import type { RatingsAnswer } from '@portal/shared-lib/contract/calls/cases'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { CALLBACK_WAYS, SELECT_REASONS } from '@portal/shared-lib/contract/rules/closing'
import { Empty, type FieldRow, Fields, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { useCaseRatingsQuery } from '../../case-api'
import { FRESH } from '../../fresh'

const SIDES = { bureau: '对信访部门的评价', unit: '对责任单位的评价' } as const

/** How the petitioner rated the handling, and what checks of the closing found. */
export default function Ratings({ petition: { petitionNo } }: { readonly petition: PetitionAnswer }) {
  const { data, error, refetch } = useCaseRatingsQuery({ petitionNo }, FRESH)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.evaluations.length + data.checks.length === 0) return <Empty hint="分办和答复后开始评价" />
  return (
    <>
      {data.evaluations.map(evaluation => (
        <Section key={evaluation.side} title={SIDES[evaluation.side]}>
          <Fields
            rows={[
              ['评价单位', evaluation.organisation],
              ['状态', evaluation.stateName],
              ['满意度', evaluation.valueName],
              ['评价渠道', evaluation.channelName],
              ['评价期限', evaluation.dueAt.slice(0, 10)],
              ['评价时间', evaluation.evaluatedAt],
              ['不满意原因', evaluation.reasons.join('、'), 'wide'],
              ['评价内容', evaluation.text, 'wide'],
            ]}
          />
        </Section>
      ))}
      {data.checks.map(check => (
        <Section key={check.selectedAt} title="办结核查">
          <Fields
            rows={[
              ['抽取时间', check.selectedAt],
              ['抽取原因', SELECT_REASONS[check.selectReason] ?? check.selectReason],
              ['状态', check.stateName],
              ['得分', check.score === null ? '' : `${check.score} 分`],
              ['核查人', check.checkedBy && `${check.checkedBy}　${check.checkedAt ?? ''}`],
              ['发现的问题', check.findings, 'wide'],
              ['整改情况', check.proof, 'wide'],
              ...check.callbacks.map((callback): FieldRow => ['回访', calledBack(callback), 'wide']),
            ]}
          />
        </Section>
      ))}
    </>
  )
}

type Callback = RatingsAnswer['checks'][number]['callbacks'][number]

const calledBack = ({ calledOn, calledBy, way, valueName, note }: Callback): string =>
  [`${calledOn} ${calledBy}${CALLBACK_WAYS[way]}，${valueName}`, note].filter(Boolean).join('：')
