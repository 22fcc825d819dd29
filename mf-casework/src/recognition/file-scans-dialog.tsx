import { notify, type PortalError } from '@portal/shared-lib'
import type { FileScansArgs } from '@portal/shared-lib/contract/calls/registration'
import { Button, Dialog } from '@portal/shared-lib/page'
import { EntryForm, FormFoot, useEntryForm } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { argumentsOf } from '../registration/engine/arguments'
import { FormKind } from '../registration/engine/form-kind'
import { emptyValues } from '../registration/engine/form-values'
import { problemsOfParts } from '../registration/engine/part-fields'
import { problemsOf } from '../registration/engine/problems'
import { SectionFields } from '../registration/engine/section-fields'
import { useCaseworkFileScansMutation } from './api'
import { FoundPetitioners, type Petitioner } from './found-petitioners'
import styles from './recognition.module.css'

type Scan = { readonly itemId: string; readonly fileName: string; readonly state: string }
type Filing = Pick<FileScansArgs, 'reason' | 'boxNo'>

const PATHS = [
  ...['petitionDate', 'filing.reason', 'placeRegion', 'category', 'purpose', 'summary'],
  ...['request', 'filing.boxNo'],
]
/** Pixels. */
const WIDTH = 840

interface FileProps {
  readonly scans: readonly Scan[]
  readonly onClose: () => void
}

/** 批量存查: what letters that are alike have in common, and whom some of them are from. */
export default function FileScansDialog({ scans, onClose }: FileProps) {
  const [naming, name] = useState(false)
  const [petitioners, setPetitioners] = useState<readonly Petitioner[]>([])
  const read = scans.filter(({ state }) => state === 'done')
  const [file] = useCaseworkFileScansMutation()
  const state = useEntryForm({
    values: { ...emptyValues('letter'), anonymous: true, persons: [], filing: { reason: '', boxNo: '' } },
    problemsOf: ({ filing, ...values }) => [
      ...problemsOfParts(['filing'], { filing }),
      ...problemsOf('letter', values, ''),
    ],
    send: async ({ filing, ...values }) => {
      const itemIds = scans.map(({ itemId }) => itemId)
      const args = { ...argumentsOf(values, []), ...(filing as Filing), itemIds, petitioners: [...petitioners] }
      const { data, error } = await file({ args })
      if (!data) return { error }
      if (data.failed.length > 0) return { error: refusalOf(scans, data) }
      notify.success(`已存查${data.filed}封来信`)
      return undefined
    },
    onDone: onClose,
  })
  return (
    <Dialog title={`批量存查 ${scans.length} 封来信`} width={WIDTH} onClose={onClose}>
      <FormKind value="letter">
        <EntryForm of={state} className={styles.filing}>
          <p className={styles.soft}>
            内容相同、无需分办的来信（如广告、感谢、一信多投）按下列内容逐封登记并存查。未确认信访人的，匿名登记。
          </p>
          <SectionFields paths={PATHS} />
          {read.length > 0 && !naming && (
            <div>
              <Button size="small" onClick={() => name(true)}>
                逐封确认信访人
              </Button>
            </div>
          )}
          {naming && (
            <FoundPetitioners
              scans={read}
              onConfirm={(itemId, petitioner) =>
                setPetitioners(before => [
                  ...before.filter(one => one.itemId !== itemId),
                  ...(petitioner ? [petitioner] : []),
                ])
              }
            />
          )}
          <FormFoot problem={state.problem} busy={state.isBusy} submits="登记并存查" onClose={onClose} />
        </EntryForm>
      </FormKind>
    </Dialog>
  )
}

function refusalOf(
  scans: readonly Scan[],
  { filed, failed }: { filed: number; failed: readonly (Pick<Scan, 'itemId'> & { reason: string })[] },
): PortalError {
  const nameOf = (id: string) => scans.find(({ itemId }) => itemId === id)?.fileName ?? ''
  const each = failed.map(({ itemId, reason }) => `${nameOf(itemId)}：${reason}`)
  return { kind: 'refused', message: `已存查${filed}封，未存查${failed.length}封。${each.join('；')}`, retry: false }
}
