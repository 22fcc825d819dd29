import { useCan } from '@portal/shared-lib'
import { FILING_REASONS } from '@portal/shared-lib/contract/rules/closing'
import { Button, Dialog } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCodeTable } from '../engine/controls/use-code-table'
import styles from '../engine/form.module.css'
import type { Filing } from '../way'

/** 登记并存查: a letter that enters no dispatch, for one of four reasons; for those who may end letters. */
export function FileAtOnce({ busy, onFile }: { busy: boolean; onFile: (reason: Filing['reason']) => void }) {
  const mayFile = useCan('bl:file')
  const [asking, ask] = useState(false)
  const { codes = [] } = useCodeTable(asking ? 'DM_BLFS' : undefined)
  if (!mayFile) return null
  const choose = (reason: Filing['reason']) => {
    ask(false)
    onFile(reason)
  }
  return (
    <>
      <Button loading={busy} onClick={() => ask(true)}>
        登记并存查
      </Button>
      {asking && (
        <Dialog title="登记并存查" onClose={() => ask(false)}>
          <div className={styles.reasons}>
            <p>请选择存查理由，选择后即登记并存查，不再分办。</p>
            {FILING_REASONS.map(reason => (
              <Button key={reason} onClick={() => choose(reason)}>
                {codes.find(({ codeId }) => codeId === reason)?.codeName ?? reason}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}
