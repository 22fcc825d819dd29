import { asPortalError, WhileLoading } from '@portal/shared-lib'
import { SELF_ENTRY_MINUTES } from '@portal/shared-lib/contract/rules/self-entry'
import { Button } from '@portal/shared-lib/page'
import { addressOf } from '@portal/shared-lib/router'
import { QrCode } from '@portal/shared-lib/ui-data'
import { useCallback, useEffect } from 'react'
import { useCaseworkOpenSelfEntryMutation } from '../api'
import styles from './self-entry.module.css'
import { useEntered } from './use-entered'

interface CodeProps {
  readonly ticketNo: string
  /** Pixels. */
  readonly size: number
}

const PAGE = '/jiefangEwm/selfEntry'
/** Milliseconds for which a code can be used. */
const LIFE_MS = SELF_ENTRY_MINUTES * 60_000
const HOUR_AND_MINUTE = [11, 16] as const

/** The code of a ticket: scanned with a phone, it opens the form that the visitor fills in. It is renewed when it is of no use any more. */
export function EntryCode({ ticketNo, size }: CodeProps) {
  const [open, { data, error, isLoading }] = useCaseworkOpenSelfEntryMutation()
  const filledAt = useEntered().get(ticketNo)?.filledAt
  const renew = useCallback(() => void open({ args: { ticketNo } }), [open, ticketNo])
  useEffect(() => {
    renew()
    const timer = setInterval(renew, LIFE_MS)
    return () => clearInterval(timer)
  }, [renew])
  return (
    <div className={styles.code}>
      {data && (
        <WhileLoading fallback={null}>
          <QrCode value={addressFor(data.token)} label={`票号${ticketNo}的自助填报二维码`} size={size} />
        </WhileLoading>
      )}
      <p role="status">
        {filledAt ? `已自助填报 ${filledAt.slice(...HOUR_AND_MINUTE)}` : wordsFor(data?.until, error)}
      </p>
      <Button size="small" loading={isLoading} onClick={renew}>
        刷新二维码
      </Button>
    </div>
  )
}

const addressFor = (token: string): string => `${new URL(addressOf(PAGE), location.origin).href}#${token}`

function wordsFor(until: string | undefined, error: unknown): string {
  if (error) return asPortalError(error).message
  return until ? `手机扫码自助填报，${until.slice(...HOUR_AND_MINUTE)} 前有效` : '二维码生成中'
}
