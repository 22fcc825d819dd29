import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProvinceManifest, type ProvinceManifestValue } from '@portal/shared-lib/contract/remote-manifest'
import { type CodeTable, readCodeTables } from './tables/code-table-files'

const DEFAULT_PROVINCE = 'linjiang'

export interface Province extends ProvinceManifestValue {
  readonly codeTables: readonly CodeTable[]
}

/**
 * What `provinces/<name>/province.json` and the code tables beside it say; throws where they cannot be read or say
 * something else.
 */
export function readProvince(root: string, name = DEFAULT_PROVINCE): Province {
  const folder = join(root, 'provinces', name)
  const manifest = ProvinceManifest.parse(JSON.parse(readFileSync(join(folder, 'province.json'), 'utf8')))
  return { ...manifest, codeTables: tablesOf(root, folder, manifest) }
}

function tablesOf(root: string, folder: string, { codesOf }: ProvinceManifestValue): CodeTable[] {
  const own = join(folder, 'codes')
  if (codesOf === undefined) return readCodeTables(own)
  const others = readCodeTables(join(root, 'provinces', codesOf, 'codes'))
  const replaced = existsSync(own) ? readCodeTables(own) : []
  return [...others.filter(({ table }) => replaced.every(other => other.table !== table)), ...replaced]
}
