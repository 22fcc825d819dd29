import { asPortalError, notify } from '@portal/shared-lib'
import type { ScanAnswer } from '@portal/shared-lib/contract/calls/recognition'
import { Alert, Button } from '@portal/shared-lib/page'
import { navigate } from '@portal/shared-lib/router'
import { useCaseworkHoldScanMutation } from './api'

type Held = Pick<ScanAnswer, 'itemId' | 'takenBy' | 'isOwn'>

/** Whether somebody else registers it. */
export const isOthers = ({ takenBy, isOwn }: Omit<Held, 'itemId'>): boolean => takenBy !== '' && !isOwn

/** 领取, and 释放: a letter is one clerk's to register. */
export function useHolding() {
  const [hold, { isLoading }] = useCaseworkHoldScanMutation()
  /** Whether it was done. */
  const set = async (itemId: string, held: boolean): Promise<boolean> => {
    const { error } = await hold({ args: { itemId, held } })
    if (error) notify.warning(asPortalError(error).message)
    return !error
  }
  return {
    busy: isLoading,
    take: (itemId: string) => set(itemId, true),
    giveBack: async (itemId: string): Promise<void> => {
      if (await set(itemId, false)) notify.success('已释放，其他人员可以领取')
    },
  }
}

/** Whose it is, above its form. */
export function Holder({ held, back }: { held: Held; back: string }) {
  const { take, busy } = useHolding()
  if (held.isOwn) return null
  if (isOthers(held)) {
    return (
      <Alert
        type="warning"
        title={`该来信已由${held.takenBy}领取，请登记其他来信`}
        action={
          <Button size="small" onClick={() => navigate(back)}>
            返回列表
          </Button>
        }
      />
    )
  }
  return (
    <Alert
      type="info"
      title="尚未领取，领取后其他人员不能同时登记此信"
      action={
        <Button size="small" type="primary" loading={busy} onClick={() => void take(held.itemId)}>
          领取
        </Button>
      }
    />
  )
}
