import { onDemand } from '../sdk/on-demand'

/** The heavy set of antd: each component is a chunk of its own that loads when it is first shown. */
/** `lazy` forgets that a component is generic in its rows. */
export const DataTable = onDemand(() => import('./data-table')) as unknown as typeof import('./data-table').default
export const Grid = onDemand(() => import('./grid/grid')) as unknown as typeof import('./grid/grid').default
export const DayPicker = onDemand(() => import('./day-picker'))
export const MonthPicker = onDemand(() => import('./month-picker'))
export const TimePicker = onDemand(() => import('./time-picker'))
export const MomentPicker = onDemand(() => import('./moment-picker'))
export const Choice = onDemand(() => import('./choice')) as unknown as typeof import('./choice').default
export const TreeChoice = onDemand(() => import('./tree-choice')) as unknown as typeof import('./tree-choice').default
export const RadioGroup = onDemand(() => import('./radio-group'))
export const NumberInput = onDemand(() => import('./number-input'))
export const Cascade = onDemand(() => import('./cascade'))
export const Barcode = onDemand(() => import('./barcode'))
export const QrCode = onDemand(() => import('./qr-code'))
export const Uploads = onDemand(() => import('./uploads'))
export type { Column } from './data-table'
export type { GridColumn } from './grid/column'
export type { GridHandle, Sorted } from './grid/grid-props'
export type { CascadeOption } from './use-typing'
export { type StoredFile, useUploads } from './use-uploads'
