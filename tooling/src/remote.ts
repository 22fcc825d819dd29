// What scripts ask of a single remote.

export { endpointPrefixes } from './compose/endpoints.ts'
export { composedRemote } from './compose/index-html.ts'
export { type RemoteManifest, readRemote } from './compose/read-manifest.ts'
