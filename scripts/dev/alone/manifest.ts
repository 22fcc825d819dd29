import type { ComposedRemote } from '@portal/shared-lib'

/** What of `remote.json` a remote alone needs. */
export interface Manifest extends Pick<ComposedRemote, 'name' | 'routes'> {
  readonly permissions?: readonly string[]
}
