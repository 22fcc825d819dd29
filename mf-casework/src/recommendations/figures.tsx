import type {
  RecommendationFiguresAnswer,
  RecommendationsArgs,
} from '@portal/shared-lib/contract/calls/recommendations'
import { RECOMMENDATION_KINDS } from '@portal/shared-lib/contract/rules/recommendation'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { FRESH } from '../fresh'
import { PlainTable } from '../plain-table/plain-table'
import { useRecommendationFiguresQuery } from './api'
import styles from './recommendations.module.css'

/** What a figure counts: the list below shows it. */
export type Counted = Required<Pick<RecommendationsArgs, 'kind' | 'adopted'>>

type Row = RecommendationFiguresAnswer[number]
type Name = Exclude<keyof Row, 'kind'>

const COLUMNS: readonly (readonly [name: Name, heading: string, adopted: Counted['adopted']])[] = [
  ['sent', '发出', ''],
  ['answered', '已反馈', 'answered'],
  ['full', '全部采纳', 'full'],
  ['part', '部分采纳', 'part'],
  ['none', '未采纳', 'none'],
  ['waiting', '未反馈', 'waiting'],
  ['late', '超期反馈', 'late'],
]

interface FiguresProps {
  readonly year: number
  readonly shown: Counted
  readonly onShow: (counted: Counted) => void
}

/** 发出与采纳情况 of a year, by kind; each number leads to what it counts. */
export function Figures({ year, shown, onShow }: FiguresProps) {
  const { data, error, refetch } = useRecommendationFiguresQuery({ year }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <div className={styles.figures}>
      <PlainTable headings={['种类', ...COLUMNS.map(([, heading]) => heading), '采纳率']}>
        {data.map(row => (
          <tr key={row.kind}>
            <td>{nameOf(row)}</td>
            {COLUMNS.map(([name, heading, adopted]) => (
              <td key={name}>
                <button
                  type="button"
                  aria-label={`${nameOf(row)}${heading}${row[name]}件`}
                  aria-pressed={shown.kind === row.kind && shown.adopted === adopted}
                  onClick={() => onShow({ kind: row.kind, adopted })}
                >
                  {row[name]}
                </button>
              </td>
            ))}
            <td>{rateOf(row)}</td>
          </tr>
        ))}
      </PlainTable>
    </div>
  )
}

const nameOf = ({ kind }: Row): string => (kind === '' ? '合计' : RECOMMENDATION_KINDS[kind])

/** Adopted wholly or partly, of those answered. */
const rateOf = ({ full, part, answered }: Row): string =>
  answered === 0 ? '—' : `${Math.round(((full + part) / answered) * 1000) / 10}%`
