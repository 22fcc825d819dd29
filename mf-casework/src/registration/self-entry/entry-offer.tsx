import { asPortalError, notify } from '@portal/shared-lib'
import { Alert, Button } from '@portal/shared-lib/page'
import { useFormContext } from '@portal/shared-lib/ui-form'
import { useCaseworkTakeSelfEntryMutation } from '../api'
import styles from './self-entry.module.css'
import { useEntered } from './use-entered'

/** Where in the form of the visit stands what the visitor has entered. */
const PATHS = {
  name: 'persons.0.name',
  idCard: 'persons.0.idCard',
  mobile: 'persons.0.mobile',
  address: 'persons.0.address',
  summary: 'summary',
} as const

/** 已自助填报: what the visitor has entered is taken over with one click, to be changed as everything else. */
export function EntryOffer({ ticketNo }: { ticketNo: string }) {
  const { setValue } = useFormContext()
  const entered = useEntered().get(ticketNo)
  const [take, { isLoading }] = useCaseworkTakeSelfEntryMutation()
  if (!entered) return null
  const takeOver = async () => {
    const { data, error } = await take({ args: { ticketNo } })
    if (!data) return notify.error(asPortalError(error).message)
    for (const [name, path] of Object.entries(PATHS)) {
      const value = data[name as keyof typeof PATHS]
      if (value) setValue(path, value, { shouldDirty: true, shouldValidate: true })
    }
    notify.success('已带入自助填报内容，请核对后登记')
  }
  return (
    <Alert
      type="info"
      title={
        <div className={styles.offer}>
          来访人已自助填报（{entered.filledAt.slice(11, 16)}）{entered.isTaken && '，已带入过'}
          <Button type="primary" size="small" loading={isLoading} onClick={() => void takeOver()}>
            带入登记
          </Button>
        </div>
      }
    />
  )
}
