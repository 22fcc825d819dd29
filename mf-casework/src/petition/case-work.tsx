import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import styles from './case-work.module.css'
import { HeaderStrip } from './header-strip'
import type { CasePath } from './kept/case-paths'
import { SidePanel } from './side/side-panel'
import { CaseTabs } from './tabs/case-tabs'
import { useWork } from './use-work'
import { WorkColumn } from './work-column'

interface CaseWorkProps {
  readonly petition: PetitionAnswer
  readonly address: string
  readonly path: CasePath
  readonly isShown: boolean
}

/** The case at the left, what is done with it at the right: both in sight. */
export function CaseWork({ petition, address, path, isShown }: CaseWorkProps) {
  const work = useWork(petition, address, path)
  return (
    <>
      <HeaderStrip petition={petition} />
      <div className={work.filled ? styles.beside : styles.split}>
        <CaseTabs petition={petition} first={path.tab} isShown={isShown} />
        <div className={styles.column}>
          <WorkColumn petition={petition} work={work} />
          {!work.filled && <SidePanel petition={petition} />}
        </div>
      </div>
    </>
  )
}
