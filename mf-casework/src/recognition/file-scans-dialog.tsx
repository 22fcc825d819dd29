import { asPortalError, notify } from '@portal/shared-lib'
import type { FileScansArgs } from '@portal/shared-lib/contract/calls/registration'
import { Dialog } from '@portal/shared-lib/page'
import { Button } from '@portal/shared-lib/ui'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FormFoot } from '../form-dialog/form-foot'
import { argumentsOf } from '../registration/engine/arguments'
import { focusField } from '../registration/engine/focus-field'
import { FormKind } from '../registration/engine/form-kind'
import { emptyValues, type FormValues } from '../registration/engine/form-values'
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
  const form = useForm({
    defaultValues: {
      ...emptyValues('letter'),
      anonymous: true,
      persons: [],
      filing: { reason: '', boxNo: '' },
    } as object,
    shouldFocusError: false,
  })
  const [refused, refuse] = useState('')
  const [naming, name] = useState(false)
  const [petitioners, setPetitioners] = useState<readonly Petitioner[]>([])
  const read = scans.filter(({ state }) => state === 'done')
  const [file, { isLoading }] = useCaseworkFileScansMutation()
  const send = async () => {
    form.clearErrors()
    const { filing, ...values } = form.getValues() as FormValues & { filing: Filing }
    const problems = [...problemsOfParts(['filing'], { filing }), ...problemsOf('letter', values, '')]
    for (const { field, text } of problems) form.setError(field as never, { message: text })
    if (problems[0]) return focusField(problems[0].field)
    const itemIds = scans.map(({ itemId }) => itemId)
    const { data, error } = await file({
      args: { ...argumentsOf(values, []), ...filing, itemIds, petitioners: [...petitioners] },
    })
    if (!data) return refuse(asPortalError(error).message)
    if (data.failed.length > 0) return refuse(toldOf(scans, data))
    notify.success(`已存查${data.filed}封来信`)
    onClose()
  }
  return (
    <Dialog title={`批量存查 ${scans.length} 封来信`} width={WIDTH} onClose={onClose}>
      <FormKind value="letter">
        <FormProvider {...form}>
          <form
            className={styles.filing}
            noValidate
            onSubmit={event => {
              event.preventDefault()
              void send()
            }}
          >
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
            <FormFoot problem={refused} busy={isLoading} submits="登记并存查" onClose={onClose} />
          </form>
        </FormProvider>
      </FormKind>
    </Dialog>
  )
}

function toldOf(
  scans: readonly Scan[],
  { filed, failed }: { filed: number; failed: readonly (Pick<Scan, 'itemId'> & { reason: string })[] },
) {
  const nameOf = (id: string) => scans.find(({ itemId }) => itemId === id)?.fileName ?? ''
  const each = failed.map(({ itemId, reason }) => `${nameOf(itemId)}：${reason}`)
  return `已存查${filed}封，未存查${failed.length}封。${each.join('；')}`
}
