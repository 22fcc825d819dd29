import { lazy } from 'react'

/** The heavy set of antd: each component is a chunk of its own that loads when it is first shown. */
/** `lazy` forgets that the component is generic in its rows. */
export const DataTable = lazy(() => import('./data-table')) as unknown as typeof import('./data-table').default
export const DayPicker = lazy(() => import('./day-picker'))
export const Choice = lazy(() => import('./choice'))
export const TreeChoice = lazy(() => import('./tree-choice'))
export const Cascade = lazy(() => import('./cascade'))
export const Uploads = lazy(() => import('./uploads'))
export type { CascadeOption } from './cascade'
export type { Column } from './data-table'
export { useUploads } from './use-uploads'
