import type { NameMap } from '@portal/shared-lib/contract/names'

/** A place in the arguments as the sender knows it: `['fileIds', 0]` is `fjList.0`. */
export function wirePath(path: readonly PropertyKey[], names: NameMap | undefined): string {
  const [first, ...rest] = path
  if (first === undefined) return ''
  const entry = names && Object.hasOwn(names, first) ? names[String(first)] : undefined
  const [wire, inside] =
    typeof entry === 'object' ? entry : [entry ?? String(first), typeof first === 'number' ? names : undefined]
  return [wire, wirePath(rest, inside)].filter(Boolean).join('.')
}
