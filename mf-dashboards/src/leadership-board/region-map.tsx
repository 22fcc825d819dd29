import { composition } from '@portal/shared-lib'
import { BarPlot, MapPlot, type Mark, type PlotTable, type ProvinceMap } from '@portal/shared-lib/plot'
import { useEffect, useState } from 'react'
import { changeText, columnAt, type Figures, figureText, markOf, type Row } from '../figures/figures'
import { useDashboardBoardMapQuery } from './api'
import styles from './board.module.css'
import { MAP_METRICS, metricName } from './board-query'
import { Card } from './card'
import { useAsked } from './use-board'

interface RegionMapProps {
  /** Goes into a region; without it a region opens the list of what is counted there. */
  readonly onDrill?: (region: string) => void
  /** Shows another figure; without it there is no choice. */
  readonly onMetric?: (metric: (typeof MAP_METRICS)[number]) => void
  readonly title?: string
  /** Rem. */
  readonly height?: number
}

/** The regions below the one that is shown: on the province's map, or as bars where it has none of them. */
export function RegionMap({ onDrill, onMetric, title = '地区分布', height = 20 }: RegionMapProps) {
  const { query, inPeriod, polling } = useAsked()
  const asked = useDashboardBoardMapQuery(inPeriod, polling)
  const map = useProvinceMap()
  return (
    <Card at="map" asked={asked}>
      {figures => {
        const at = columnAt(figures, query.metric)
        const marks = figures.rows.map(row => markOf(figures, row, at, { notes: tipOf(figures, row), ...drill(row) }))
        const features =
          map?.features.filter(({ properties }) => marks.some(({ key }) => key === properties?.code)) ?? []
        const shared = {
          title,
          finding: findingOf(figures, at, marks),
          aside: onMetric && <MetricChoice shown={query.metric} onShow={onMetric} />,
          of: '地区',
          counts: metricName(query.metric),
          table: tableOf(figures, drill),
          height,
        }
        const column = figures.columns[at]
        const written = (value: number) => (column ? figureText(column, rounded(value)) : String(value))
        return features.length > 0 ? (
          <MapPlot {...shared} features={features} regions={marks} written={written} />
        ) : (
          <BarPlot {...shared} bars={marks} />
        )
      }}
    </Card>
  )

  function drill({ region }: Row): Pick<Mark, 'onOpen'> {
    return region && onDrill ? { onOpen: () => onDrill(region) } : {}
  }
}

/** Limits of steps are whole numbers, but of small ones. */
const rounded = (value: number) => (value >= 10 ? Math.round(value) : Math.round(value * 10) / 10)

const TOLD = ['M01', 'M02', 'M07', 'M09', 'M10', 'M12u', 'M26o']

/** What is told of a region that is pointed at. */
function tipOf({ columns }: Figures, { cells }: Row): string[] {
  return TOLD.flatMap(id => {
    const at = columnAt({ columns }, id)
    const [column, cell] = [columns[at], cells[at]]
    if (!column || !cell) return []
    const change = cell.lastYear === null ? '' : `（同比 ${changeText(column, cell.yearChange)}）`
    return [`${column.path.join('')} ${figureText(column, cell.value)}${change}`]
  })
}

/** All figures of all regions, each with its list. */
function tableOf(figures: Figures, drill: (row: Row) => Pick<Mark, 'onOpen'>): PlotTable {
  return {
    heads: ['地区', ...figures.columns.map(({ path }) => path.join(''))],
    rows: figures.rows.map(row => ({
      key: row.id,
      name: row.name,
      onOpen: drill(row).onOpen,
      cells: figures.columns.map((_, at) => markOf(figures, row, at)),
    })),
  }
}

function findingOf({ columns }: Figures, at: number, marks: readonly Mark[]): string {
  const known = marks.filter(({ value }) => value !== null).sort((one, other) => (other.value ?? 0) - (one.value ?? 0))
  const [highest, lowest] = [known[0], known[known.length - 1]]
  if (!highest || !lowest) return ''
  const name = columns[at]?.path.join('') ?? ''
  if (highest.value === lowest.value) return `各地${name}相同，${highest.text}`
  return `${name}：${highest.label}最高，${highest.text}；${lowest.label}最低，${lowest.text}`
}

function MetricChoice({ shown, onShow }: { shown: string; onShow: NonNullable<RegionMapProps['onMetric']> }) {
  return (
    <select
      className={styles.select}
      aria-label="地图指标"
      value={shown}
      onChange={({ target }) => {
        const metric = MAP_METRICS.find(each => each === target.value)
        if (metric) onShow(metric)
      }}
    >
      {MAP_METRICS.map(metric => (
        <option key={metric} value={metric}>
          {metricName(metric)}
        </option>
      ))}
    </select>
  )
}

let fetched: Promise<ProvinceMap | undefined> | undefined

/** The map of the province; undefined until it has come, and where there is none. */
function useProvinceMap(): ProvinceMap | undefined {
  const [map, setMap] = useState<ProvinceMap>()
  useEffect(() => {
    let isShown = true
    fetched ??= fetchMap()
    void fetched.then(found => {
      if (!found) fetched = undefined
      if (isShown) setMap(found)
    })
    return () => {
      isShown = false
    }
  }, [])
  return map
}

/** What cannot be fetched is asked for again when the board is opened again; until then regions are bars. */
async function fetchMap(): Promise<ProvinceMap | undefined> {
  const { basePath, map } = composition().province
  if (!map) return undefined
  try {
    const answer = await fetch(`${basePath}province/${map}`)
    if (answer.ok) return (await answer.json()) as ProvinceMap
  } catch {
    // As where it is not there.
  }
  return undefined
}
