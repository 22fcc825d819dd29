/** Plots drawn as SVG, each with its numbers as a table. A door of its own: pages without one do not load it. */
export { BarPlot } from './bar-plot'
export { HeatPlot, type HeatRow } from './heat-plot'
export { LinePlot, type Series } from './line-plot'
export { type MapFeature, MapPlot, type ProvinceMap } from './map-plot'
export { type Mark, type Tone, toneAt } from './mark'
export type { PlotOptions } from './plot'
export { RingPlot } from './ring-plot'
export { SparkLine } from './spark-line'
