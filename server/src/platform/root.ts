import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folder of the whole product. Source and what is compiled from it lie at different depths below. */
export const ROOT = nearestWithProvinces(__dirname)

function nearestWithProvinces(folder: string): string {
  if (existsSync(join(folder, 'provinces'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error(`No folder above ${__dirname} has provinces`)
  return nearestWithProvinces(above)
}
