import { z } from 'zod'
import { LIVE_TAGS } from './live'

const path = z.string().regex(/^(\/[A-Za-z][A-Za-z0-9]*)+$/, 'a path like /menu/page')

/** What `remote.json` says of a remote, so that a portal may know it without loading code. */
export const RemoteManifest = z.strictObject({
  name: z.string().regex(/^mf-[a-z][a-z-]*$/),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Range of shared-lib versions it works with. */
  sharedLib: z.string(),
  exposes: z.record(z.string().startsWith('./'), z.string()),
  routes: z.array(
    z.strictObject({
      path,
      title: z.string().min(1),
      /** Whether the permission tree must hold the path. */
      check: z.boolean(),
      /** Menu entry that is highlighted on a page that has none of its own. */
      menu: path.optional(),
      /** Shown in a full-size window of its own, without header and menu. */
      ownWindow: z.boolean().optional(),
    }),
  ),
  /** Entries in the portal's header. */
  header: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        /** Position from left to right. */
        order: z.number().int(),
        /** A dialog among `exposes`, or a page of this remote. */
        opens: z.union([z.strictObject({ dialog: z.string().startsWith('./') }), z.strictObject({ page: path })]),
        /** Call that counts what is new, `Controller/call`, and the tag that makes it stale. */
        counter: z.strictObject({ call: z.string().regex(/^\w+\/\w+$/), tag: z.enum(LIVE_TAGS) }).optional(),
      }),
    )
    .optional(),
  /** Calls it makes, `service.call`. */
  calls: z.array(z.string()),
})

/** What `province.json` says of a province's portal. */
export const ProvinceManifest = z.strictObject({
  code: z.string(),
  name: z.string(),
  title: z.string(),
  copyright: z.string(),
  developer: z.string(),
  basePath: z.string().regex(/^\/([\w-]+\/)*$/, 'starts and ends with a slash'),
  testPorts: z.array(z.string()),
  testOrigins: z.array(z.string()),
  primaryColor: z.string().optional(),
  /** Version ranges by remote. */
  remotes: z.record(z.string(), z.string()),
})

export type RemoteManifestValue = z.infer<typeof RemoteManifest>
export type ProvinceManifestValue = z.infer<typeof ProvinceManifest>
