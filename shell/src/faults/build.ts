import type { ComposedRemote } from '@portal/shared-lib'

/**
 * Which build of a version runs, by the folder of its files, as `…/mf-mail/0.2.0-0123456789ab/mf-manifest.json`; none where it
 * is another's to name, as of one that is tried.
 */
export function buildOf({ manifest = '' }: Partial<Pick<ComposedRemote, 'manifest'>>): { build?: string } {
  const build = /-([0-9a-f]{12})\/[^/]*$/.exec(manifest)?.[1]
  return build === undefined ? {} : { build }
}
