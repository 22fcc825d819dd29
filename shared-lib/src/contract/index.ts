/** Every call of the portal, by service. */
export * as counters from './counters'
export * as files from './files'
export * as identity from './identity'
export * as notices from './notices'
export * as petitions from './petitions'
export * as tables from './tables'
export * as todos from './todos'
