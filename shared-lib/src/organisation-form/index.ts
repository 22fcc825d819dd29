/** The entries of the organisation form: of one's own organisation, and of any for those who manage them. */
export { OrganisationField } from './organisation-field'
export { useEntries } from './use-entries'
