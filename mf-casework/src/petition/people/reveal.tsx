import { onDemand, useCan, WhileLoading } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { useState } from 'react'
import styles from '../../record/parts.module.css'

const RevealDialog = onDemand(() => import('./reveal-dialog'))

/** Leads to personal data in full, for a reason, where they are masked and the user may. */
export function Reveal({ petition: { petitionNo, isHandler } }: { petition: PetitionAnswer }) {
  const [isOpen, open] = useState(false)
  const may = useCan('xfj:viewPii')
  if (!may || isHandler) return null
  return (
    <>
      <button type="button" className={styles.quiet} onClick={() => open(true)}>
        查看明文
      </button>
      {isOpen && (
        <WhileLoading fallback={null}>
          <RevealDialog petitionNo={petitionNo} onClose={() => open(false)} />
        </WhileLoading>
      )}
    </>
  )
}
