import { onDemand, useCommands, WhileLoading } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { Alert, Loading } from '@portal/shared-lib/page'
import { usePageHold } from '@portal/shared-lib/router'
import { useState } from 'react'
import { FORMS } from '../actions/forms'
import registered from '../registration/form-page/registered.module.css'
import type { Made } from '../registration/slips/slip'
import type { CasePath } from './case-paths'
import styles from './case-work.module.css'
import { HeaderStrip } from './header-strip'
import { SidePanel } from './side/side-panel'
import { SinceVisit } from './since-visit'
import { StageLine } from './stages/stage-line'
import { CaseStrips } from './tabs/case-strips'
import { CaseTabs } from './tabs/case-tabs'
import { useWork, type Work } from './use-work'
import { WorkColumn } from './work-column'

const PrintSlips = onDemand(() => import('../registration/slips/print-slips'))

/** It is corrected: what was printed when it was registered can be printed as it is now. */
const Corrected = ({ made, onClose }: { made: Made; onClose: () => void }) => (
  <Alert
    type="success"
    onClose={onClose}
    title="修改已保存，修改前后的内容已记入办理过程。"
    description={
      <div className={registered.steps}>
        <WhileLoading fallback={null}>
          <PrintSlips made={made} className={registered.print} />
        </WhileLoading>
      </div>
    }
  />
)

const MatterNotice = onDemand(() => import('../termination-notice/matter-notice'))

const Correction = onDemand(() => import('../registration/correction/correction'))

interface CaseWorkProps {
  readonly petition: PetitionAnswer
  readonly address: string
  readonly path: CasePath
}

/** The case at the left, what is done with it at the right: both in sight. */
export function CaseWork({ petition, address, path }: CaseWorkProps) {
  const work = useWork(petition, address, path)
  useCommands('本件操作', commandsOf(work))
  const [corrected, setCorrected] = useState<Made>()
  const typed = usePageHold()
  if (work.filled?.form.isPage) {
    return (
      <>
        <HeaderStrip petition={petition} />
        <WhileLoading fallback={<Loading />}>
          <Correction
            petition={petition}
            todoId={work.todoId}
            onTyped={typed}
            onClose={work.close}
            obstacle={work.obstacleOf(work.filled.form.action)}
            onDone={made => {
              setCorrected(made)
              work.close()
            }}
          />
        </WhileLoading>
      </>
    )
  }
  return (
    <>
      <HeaderStrip petition={petition} />
      <StageLine petition={petition} />
      <SinceVisit petitionNo={petition.petitionNo} />
      {petition.flags.includes('terminatedMatter') && (
        <WhileLoading fallback={null}>
          <MatterNotice petition={petition} />
        </WhileLoading>
      )}
      <CaseStrips petitionNo={petition.petitionNo} />
      {corrected && <Corrected made={corrected} onClose={() => setCorrected(undefined)} />}
      <div className={work.filled ? styles.beside : styles.split}>
        <CaseTabs petition={petition} first={path.tab} />
        <div className={styles.column}>
          <WorkColumn petition={petition} work={work} />
          <SidePanel petition={petition} />
        </div>
      </div>
    </>
  )
}

/** What can be done now, by the names of the buttons. */
const commandsOf = ({ buttons, can, open, isReadOnly }: Work) =>
  isReadOnly
    ? []
    : buttons
        .filter(({ action, visible }) => visible === 1 && can(action) && FORMS.has(action))
        .map(({ action, name }) => ({ title: name, run: () => open(action) }))
