// What scripts ask of a single remote.
export { composedRemote } from './compose/index-html.ts'
export { type RemoteManifest, readRemote } from './compose/read-manifest.ts'
export { endpointPrefixes } from './pack/endpoints.ts'
