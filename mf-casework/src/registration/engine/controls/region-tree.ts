import type { CascadeOption } from '@portal/shared-lib/ui-data'

export interface KnownRegion {
  readonly regionCode: string
  readonly regionName: string
  readonly leaf: boolean
}

/** Digits of a code that name a region of each level, the province first. */
const LEVELS = [2, 4, 6, 9, 12]
const CODE_DIGITS = 12

/** Codes of the regions above one, the widest first. */
export function codesAbove(code: string): string[] {
  const chain = LEVELS.map(digits => code.slice(0, digits).padEnd(CODE_DIGITS, '0'))
  return [...new Set(chain)].filter(above => above !== code)
}

const parentOf = (code: string): string | undefined => codesAbove(code).at(-1)

/** The regions below the province as a tree; those whose superior is not known yet are left out. */
export function treeOf(regions: ReadonlyMap<string, KnownRegion>): CascadeOption[] {
  const below = groupedBySuperior(regions.values())
  const build = (parent: string): CascadeOption[] =>
    (below.get(parent) ?? [])
      .toSorted((a, b) => a.regionCode.localeCompare(b.regionCode))
      .map(({ regionCode, regionName, leaf }) => {
        const children = build(regionCode)
        return {
          value: regionCode,
          label: regionName,
          isLeaf: leaf,
          ...(children.length > 0 && { children }),
        }
      })
  const [province] = [...regions.keys()].filter(code => parentOf(code) === undefined)
  return province === undefined ? [] : build(province)
}

function groupedBySuperior(regions: Iterable<KnownRegion>): ReadonlyMap<string | undefined, KnownRegion[]> {
  const groups = new Map<string | undefined, KnownRegion[]>()
  for (const region of regions) {
    const parent = parentOf(region.regionCode)
    groups.set(parent, [...(groups.get(parent) ?? []), region])
  }
  return groups
}
