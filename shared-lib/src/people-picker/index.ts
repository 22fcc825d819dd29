import { onDemand } from '../sdk/on-demand'

/** Chooses people by region and by name, in a dialog of its own; loads when it is first shown. */
export const PeoplePicker = onDemand(() => import('./people-picker'))
export { PersonChips } from './chips'
export type { Meeting, Person } from './chosen-people'
