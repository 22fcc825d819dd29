import { useCan } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { FILE_PARTS, type FilePart, PRINTED } from '@portal/shared-lib/contract/rules/prints'
import { Button, Checkbox, Dialog, Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { PrintDialog } from '../../print-dialog/print-dialog'
import { FileParts } from './file-parts'
import styles from './file-sheets.module.css'
import { useFile } from './use-file'

interface Of {
  readonly petition: PetitionAnswer
  readonly onClose: () => void
}

const TITLE = `${PRINTED.file}打印`
const ALL = Object.keys(FILE_PARTS) as FilePart[]

/** 整卷打印: the chosen parts of a file as one print, with page numbers through all of it. */
export function WholeFile({ petition, onClose }: Of) {
  const mayRead = useCan('official/officialList')
  const offered = ALL.filter(part => part !== 'official' || mayRead)
  const [chosen, choose] = useState<readonly FilePart[]>(offered)
  const [isShown, setShown] = useState(false)
  if (isShown) return <Shown petition={petition} parts={chosen} onClose={onClose} />
  const turn = (part: FilePart) =>
    choose(offered.filter(each => (each === part ? !chosen.includes(each) : chosen.includes(each))))
  const reason = chosen.length === 0 ? '请至少选择一个部分' : ''
  return (
    <Dialog title={TITLE} onClose={onClose}>
      <fieldset className={styles.parts}>
        <legend>选择要打印的部分，每部分另起一页，页码连续</legend>
        {offered.map(part => (
          <Checkbox key={part} checked={chosen.includes(part)} onChange={() => turn(part)}>
            {FILE_PARTS[part]}
          </Checkbox>
        ))}
      </fieldset>
      <div className={styles.foot}>
        <span>{reason}</span>
        <Button onClick={onClose}>取消</Button>
        <Button type="primary" disabled={reason !== ''} title={reason || undefined} onClick={() => setShown(true)}>
          预览
        </Button>
      </div>
    </Dialog>
  )
}

/** Printed only once all of it is here. */
function Shown({ petition, parts, onClose }: Of & { readonly parts: readonly FilePart[] }) {
  const { file, error, retry } = useFile(petition.petitionNo, parts)
  if (!file)
    return (
      <Dialog title={TITLE} onClose={onClose}>
        {error ? <Trouble error={error} onRetry={retry} /> : <Loading />}
      </Dialog>
    )
  const printed = { what: 'file', parts: [...parts] } as const
  return (
    <PrintDialog title={TITLE} petitionNos={[petition.petitionNo]} printed={printed} onClose={onClose}>
      <FileParts petition={petition} parts={parts} file={file} />
    </PrintDialog>
  )
}
