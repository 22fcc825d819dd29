/** The anatomy of a page, light enough for the first paint: no antd. */
export { Empty } from './empty'
export { type FieldRow, Fields } from './fields'
export { Lamp } from './lamp'
export { Page, Section } from './page'
export { PetitionNo } from './petition-no'
export { Loading, Trouble } from './trouble'
