import { stat, statfs } from 'node:fs/promises'
import { ifFound } from '../files/if-found'
import { type Figures, gauge } from './gauge'

/** What a server keeps in folders of its own; the data folder stands first. */
export type Folders = Readonly<{ data: string } & Partial<Record<'database' | 'files' | 'backups', string>>>

/** Room of each disk once, by the first folder that lies on it. */
export function watchDisks(figures: Figures, folders: Folders): void {
  gauge(
    figures,
    'portal_disk_free_bytes',
    'Room left on each disk, by what lies there: data, or database, files and backups where they are on disks of their own',
    async of => {
      const seen = new Set<number>()
      for (const [folder, path] of Object.entries(folders)) {
        const disk = await ifFound(stat(path))
        if (!disk || seen.has(disk.dev)) continue
        seen.add(disk.dev)
        const { bavail, bsize } = await statfs(path)
        of.set({ folder }, bavail * bsize)
      }
    },
    ['folder'],
  )
}
