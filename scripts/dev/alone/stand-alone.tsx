import '../../../shell/src/base.css'
import { composition, onLooks, paint, StoreProvider } from '@portal/shared-lib'
import { createRoot } from 'react-dom/client'
import { Bench } from './bench'
import { watchCalls } from './faults'
import type { Manifest } from './manifest'
import type { Doors } from './place'

/** A remote on a page of its own, in front of a real server: what stands around it can be chosen. */
export function standAlone(manifest: Manifest, doors: Doors): void {
  const place = document.getElementById('portal')
  if (!place) throw new Error('the page has no place for the portal')
  const { province } = composition()
  paint(province)
  onLooks(() => paint(province))
  watchCalls()
  document.title = `${manifest.name} 单独运行`
  createRoot(place).render(
    <StoreProvider>
      <Bench manifest={manifest} doors={doors} />
    </StoreProvider>,
  )
}
