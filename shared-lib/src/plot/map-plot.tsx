import { type ExtendedFeature, type ExtendedFeatureCollection, geoIdentity, geoPath } from 'd3-geo'
import { scaleQuantile } from 'd3-scale'
import { formatNumber } from '../formats/numbers'
import { type Mark, textOf } from './mark'
import { STEP_COUNT } from './patterns'
import { Plot, type PlotOptions } from './plot'
import styles from './plot.module.css'
import { stepFill } from './plot-id'
import { PlotMark } from './plot-mark'
import { type PlotTable, tableOf } from './plot-table'
import { Unspoken } from './unspoken'

/** A region of a province's `map.json`: GeoJSON in any flat coordinates, y upward. */
export type MapFeature = ExtendedFeature<Shape, { readonly code: string; readonly parent: string }>
export interface ProvinceMap extends ExtendedFeatureCollection<MapFeature> {
  readonly type: 'FeatureCollection'
  readonly features: MapFeature[]
}
type Shape = NonNullable<ExtendedFeature['geometry']>

interface MapPlotProps extends PlotOptions {
  /** Where more is known than what is drawn. */
  readonly table?: PlotTable
  readonly of: string
  readonly counts: string
  /** The regions that are drawn. */
  readonly features: readonly MapFeature[]
  /** What is counted in each, by its code. */
  readonly regions: readonly Mark[]
  /** How the limits of the steps are written, where they are no plain numbers. */
  readonly written?: (value: number) => string
}

const EDGE = 6
const KEY = { width: 22, height: 12, row: 17 }
/** Pixels that a region must have across for its number to stand below its name. */
const NUMBER_ROOM = 46
const NAME_ROOM = 26

/** Regions on a map, the larger their number the darker. */
export function MapPlot({ of, counts, features, regions, written = formatNumber, table, ...options }: MapPlotProps) {
  return (
    <Plot {...options} marks={regions} table={table ?? tableOf(of, counts, regions)}>
      {(room, id) => <Regions id={id} features={features} regions={regions} written={written} {...room} />}
    </Plot>
  )
}

interface RegionsProps extends Required<Pick<MapPlotProps, 'features' | 'regions' | 'written'>> {
  readonly id: string
  readonly width: number
  readonly height: number
}

function Regions({ id, features, regions, written, width, height }: RegionsProps) {
  const projection = geoIdentity()
    .reflectY(true)
    .fitExtent(
      [
        [EDGE, EDGE],
        [width - EDGE, height - EDGE],
      ],
      { type: 'FeatureCollection', features: [...features] },
    )
  const path = geoPath(projection)
  const scale = scaleOf(regions)
  const drawn = features.flatMap(feature => {
    const mark = regions.find(({ key }) => key === feature.properties?.code)
    return mark ? [{ feature, mark }] : []
  })
  return (
    <>
      {drawn.map(({ feature, mark }) => (
        <PlotMark key={mark.key} mark={mark}>
          <path
            className={styles.region}
            d={path(feature) ?? ''}
            fill={stepFill(id, mark.value === null ? 0 : scale(mark.value))}
          />
        </PlotMark>
      ))}
      <Unspoken className={styles.names}>
        {drawn.map(({ feature, mark }) => (
          <RegionName key={mark.key} mark={mark} at={path.centroid(feature)} box={path.bounds(feature)} />
        ))}
      </Unspoken>
      <Steps id={id} scale={scale} written={written} height={height} />
    </>
  )
}

type Point = readonly [number, number]

function RegionName({ mark, at: [x, y], box }: { mark: Mark; at: Point; box: readonly [Point, Point] }) {
  const across = Math.min(box[1][0] - box[0][0], box[1][1] - box[0][1])
  if (across < NAME_ROOM) return null
  const withNumber = across >= NUMBER_ROOM
  return (
    <text x={x} y={y} textAnchor="middle">
      <tspan x={x} dy={withNumber ? '-0.3em' : '0.3em'}>
        {mark.label}
      </tspan>
      {withNumber && (
        <tspan x={x} dy="1.25em" className={styles.regionNumber}>
          {textOf(mark)}
        </tspan>
      )}
    </text>
  )
}

type Scale = ReturnType<typeof scaleOf>

/** Steps with equally many regions each: one that stands out does not make all others alike. */
function scaleOf(regions: readonly Mark[]) {
  const values = regions.flatMap(({ value }) => (value === null ? [] : [value]))
  const count = Math.min(STEP_COUNT, new Set(values).size)
  const steps = [...Array(STEP_COUNT).keys()].slice(STEP_COUNT - count)
  return scaleQuantile(values, steps)
}

/** What each step of darkness stands for. */
function Steps({ id, scale, written, height }: { id: string; scale: Scale; written: Written; height: number }) {
  const limits = new Map(scale.range().map(step => [written(scale.invertExtent(step)[0]), step]))
  const steps = [...limits].toReversed()
  const top = height - EDGE - steps.length * KEY.row
  return (
    <Unspoken className={styles.axis}>
      {steps.map(([limit, step], at) => {
        const y = top + at * KEY.row
        return (
          <g key={step} transform={`translate(${EDGE},${y})`}>
            <rect className={styles.key} width={KEY.width} height={KEY.height} fill={stepFill(id, step)} />
            <text x={KEY.width + 6} y={KEY.height / 2}>
              ≥ {limit}
            </text>
          </g>
        )
      })}
    </Unspoken>
  )
}

type Written = (value: number) => string
