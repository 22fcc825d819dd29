import { onDemand } from '../sdk/on-demand'
import { themed } from './themed'

/** What is heavy: each component is a chunk of its own that loads when it is first shown. Those of antd bring their theme. */
/** `lazy` forgets that a component is generic in its rows. */
export const DataTable = onDemand(() => import('./data-table')) as unknown as typeof import('./data-table').default
export const Grid = onDemand(() => import('./grid/grid')) as unknown as typeof import('./grid/grid').default
export const DayPicker = themed(() => import('./day-picker'))
export const MonthPicker = themed(() => import('./month-picker'))
export const TimePicker = themed(() => import('./time-picker'))
export const MomentPicker = themed(() => import('./moment-picker'))
export const Choice = themed(() => import('./choice')) as unknown as typeof import('./choice').default
export const TreeChoice = themed(() => import('./tree-choice')) as unknown as typeof import('./tree-choice').default
export const RadioGroup = themed(() => import('./radio-group'))
export const NumberInput = themed(() => import('./number-input'))
export const Cascade = themed(() => import('./cascade'))
export const Barcode = onDemand(() => import('./barcode'))
export const QrCode = themed(() => import('./qr-code'))
export const Uploads = onDemand(() => import('./uploads'))
export type { Column } from './data-table'
export type { GridColumn } from './grid/column'
export type { GridHandle, Sorted } from './grid/grid-props'
export type { CascadeOption } from './use-typing'
