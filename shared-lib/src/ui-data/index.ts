import { lazy } from 'react'

/** The heavy set of antd: each component is a chunk of its own that loads when it is first shown. */
/** `lazy` forgets that a component is generic in its rows. */
export const DataTable = lazy(() => import('./data-table')) as unknown as typeof import('./data-table').default
export const Grid = lazy(() => import('./grid/grid')) as unknown as typeof import('./grid/grid').default
export const DayPicker = lazy(() => import('./day-picker'))
export const MonthPicker = lazy(() => import('./month-picker'))
export const TimePicker = lazy(() => import('./time-picker'))
export const MomentPicker = lazy(() => import('./moment-picker'))
export const Choice = lazy(() => import('./choice')) as unknown as typeof import('./choice').default
export const TreeChoice = lazy(() => import('./tree-choice')) as unknown as typeof import('./tree-choice').default
export const Cascade = lazy(() => import('./cascade'))
export const Barcode = lazy(() => import('./barcode'))
export const QrCode = lazy(() => import('./qr-code'))
export const Uploads = lazy(() => import('./uploads'))
export type { CascadeOption } from './cascade'
export type { Column } from './data-table'
export type { GridColumn } from './grid/column'
export type { Sorted } from './grid/grid-props'
export { useUploads } from './use-uploads'
