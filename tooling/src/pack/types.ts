/**
 * TypeScript of what a remote exposes, for a host that loads it by Module Federation: behind every door stand the same
 * lifecycles.
 */
export function typesOf({ name, exposes }: { name: string; exposes: Record<string, string> }) {
  const container = name.replaceAll('-', '_')
  return Object.keys(exposes)
    .map(
      door => `declare module '${container}/${door.slice(2)}' {
  import type { Lifecycles } from '@portal/shared-lib'
  const lifecycles: Lifecycles
  export default lifecycles
}
`,
    )
    .join('\n')
}
