import { onDemand } from '../sdk/on-demand'

/** Chooses people by region and by name, in a dialog of its own; loads when it is first shown. */
export const PeoplePicker = onDemand(() => import('./people-picker'))
/** Chooses a region: all of the province as a tree. */
export const RegionTree = onDemand(() => import('./region-tree'))
export { PersonChips } from './chips'
export type { Meeting, Person } from './chosen-people'
