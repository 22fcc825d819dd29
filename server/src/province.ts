import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProvinceManifest, type ProvinceManifestValue } from '@portal/shared-lib/contract/remote-manifest'

const DEFAULT_PROVINCE = 'linjiang'

/** What `provinces/<name>/province.json` says; throws where it cannot be read or says something else. */
export function readProvince(root: string, name = DEFAULT_PROVINCE): ProvinceManifestValue {
  return ProvinceManifest.parse(JSON.parse(readFileSync(join(root, 'provinces', name, 'province.json'), 'utf8')))
}
