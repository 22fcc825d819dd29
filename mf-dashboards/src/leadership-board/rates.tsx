import { METRICS } from '@portal/shared-lib/contract/rules/figures'
import { BarPlot, type Mark } from '@portal/shared-lib/plot'
import { baseOf, columnAt, type Figures, figureText, listOf, notesOf } from '../figures/figures'
import { useDashboardBoardOverviewQuery } from './api'
import { Card } from './card'
import { useAsked } from './use-board'

/** The rates by which offices are judged. */
const RATES = ['M08', 'M09', 'M10', 'M11u', 'M12u', 'M12b', 'M07'] as const

/** This year's rates, each with its definition. */
export function Rates() {
  const { scope, polling } = useAsked()
  const asked = useDashboardBoardOverviewQuery(scope, polling)
  return (
    <Card at="rates" asked={asked}>
      {figures => {
        const bars = RATES.flatMap(id => rateOf(figures, id))
        const lowest = bars
          .filter(({ key, value }) => key !== 'M07' && value !== null)
          .sort((one, other) => (one.value ?? 0) - (other.value ?? 0))[0]
        return (
          <BarPlot
            title="本年办理质效"
            finding={lowest ? `${lowest.label}最低，${lowest.text}` : '尚无到期的信访件'}
            of="指标"
            counts="本年"
            bars={bars}
            full={100}
            height={8}
          />
        )
      }}
    </Card>
  )
}

function rateOf(figures: Figures, id: (typeof RATES)[number]): Mark[] {
  const at = columnAt(figures, id)
  const [column, cell] = [figures.columns[at], figures.total?.[at]]
  if (!column || !cell) return []
  const to = listOf(figures, column)
  const base = baseOf(figures, column, cell)
  return [
    {
      key: id,
      label: column.path.join(''),
      value: cell.value,
      text: figureText(column, cell.value),
      notes: [...notesOf(column, cell), METRICS[id].definition],
      tone: id === 'M07' ? 2 : 1,
      ...(to && { to }),
      ...(base && { base }),
    },
  ]
}
