import { HomeBoard } from '../board/home-board'
import { OwnHeader } from './own-header'
import styles from './portal.module.css'
import { PortalBlocks } from './portal-blocks'
import { PortalSearch } from './portal-search'

/** /home/newHome: without the portal's frame, a search in the middle, and a way into each block. */
export default function PortalPage() {
  return (
    <div className={styles.page}>
      <OwnHeader title="新版首页" />
      <PortalSearch />
      <PortalBlocks />
      <HomeBoard home="newHome" />
    </div>
  )
}
