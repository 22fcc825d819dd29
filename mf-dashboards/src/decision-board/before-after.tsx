import type { BeforeAfterAnswer } from '@portal/shared-lib/contract/calls/decision-board'
import { LinePlot } from '@portal/shared-lib/plot'
import { useDashboardCodesQuery } from '../api'
import { changeText, markOf } from '../figures/figures'
import board from '../leadership-board/board.module.css'
import { Card } from '../leadership-board/card'
import { useAsked } from '../leadership-board/use-board'
import { useDashboardBeforeAfterQuery } from './api'
import styles from './decision.module.css'
import type { DecisionQuery } from './decision-query'

interface BeforeAfterProps {
  readonly query: DecisionQuery
  readonly onAsk: (next: Partial<DecisionQuery>) => void
}

/** Petitions of a category by weeks around the day on which a policy took effect. */
export function BeforeAfter({ query: { policy, category }, onAsk }: BeforeAfterProps) {
  const { scope, polling } = useAsked()
  const asked = useDashboardBeforeAfterQuery({ ...scope, policy, category }, polling)
  return (
    <Card at="before" asked={asked}>
      {answer => (
        <>
          <LinePlot
            title="政策施行前后"
            finding={findingOf(answer)}
            of="周（起始日）"
            times={answer.table.rows.map(({ id }) => timeOf(id, answer))}
            series={answer.table.columns.map((column, at) => ({
              key: `${column.id} ${at}`,
              label: column.path.join(''),
              points: answer.table.rows.map(row =>
                markOf(answer.table, row, at, {
                  key: `${row.id} ${at}`,
                  label: `${timeOf(row.id, answer)}起一周 ${column.path.join('')}`,
                }),
              ),
            }))}
            aside={<Chosen answer={answer} onAsk={onAsk} />}
            height={11}
          />
          <p className={styles.note}>前后变化只说明相关，不能证明由政策引起；请对照同期的相近分类。</p>
        </>
      )}
    </Card>
  )
}

/** 2026-04-01 as 04-01; the weeks are of one year. */
const timeOf = (day: string, { effectDate }: BeforeAfterAnswer): string =>
  day === effectDate ? `${day.slice(5)}施行` : day.slice(5)

function findingOf({ policies, policy, effectDate, means, table }: BeforeAfterAnswer): string {
  const title = policies.find(({ documentId }) => documentId === policy)?.title
  if (!title || !effectDate) return '知识库中没有注明施行日期的法规政策'
  const name = `《${title}》${effectDate}施行`
  const [own, , control] = means ?? []
  const [column] = table.columns
  if (!own || !column) return `${name}，样本不足（前后各不足8周或合计不足20件次），不作比较`
  const change = (value: number | null) => changeText({ unit: '件次' }, value)
  return `${name}，${column.path.join('')}周均由${own.before}件次到${own.after}件次（${change(own.change)}），对照分类${change(control?.change ?? null)}`
}

const CATEGORIES = 'DM_NRFL'
const SECOND_LEVEL = /^\d\d(?!00)\d\d00$/

function Chosen({ answer, onAsk }: { answer: BeforeAfterAnswer } & Pick<BeforeAfterProps, 'onAsk'>) {
  const { data = [] } = useDashboardCodesQuery({ tableName: CATEGORIES })
  return (
    <span className={styles.choices}>
      <select
        className={board.select}
        aria-label="法规政策"
        value={answer.policy}
        onChange={({ target }) => onAsk({ policy: target.value })}
      >
        {answer.policies.map(({ documentId, title }) => (
          <option key={documentId} value={documentId}>
            {title}
          </option>
        ))}
      </select>
      <select
        className={board.select}
        aria-label="内容分类"
        value={answer.category}
        onChange={({ target }) => onAsk({ category: target.value })}
      >
        {data
          .filter(({ codeId }) => SECOND_LEVEL.test(codeId))
          .map(({ codeId, codeName }) => (
            <option key={codeId} value={codeId}>
              {codeName}
            </option>
          ))}
      </select>
    </span>
  )
}
