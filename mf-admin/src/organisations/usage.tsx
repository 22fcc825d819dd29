import { asPortalError, notify } from '@portal/shared-lib'
import { LINK_NAMES, LINKS, linkWords } from '@portal/shared-lib/contract/rules/organisation-admin'
import { Button, Fields, Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import {
  useAdminCloseOrganisationMutation,
  useAdminOrganisationPartsQuery,
  useAdminReopenOrganisationMutation,
  useAdminSetAccessMutation,
} from './api'
import type { Managed } from './columns'
import { MergeDialog } from './merge-dialog'
import styles from './organisations.module.css'

interface UsageProps {
  readonly organisation: Managed
  readonly onDone: () => void
}

/** What hangs on an organisation, whether it works in the system, and closing and reopening it. */
export function Usage({ organisation, onDone }: UsageProps) {
  const { id, inUse, hasAccess, mergedIntoName } = organisation
  const [isMerging, setMerging] = useState(false)
  const { data, error, refetch } = useAdminOrganisationPartsQuery({ id }, { refetchOnMountOrArgChange: true })
  const [close] = useAdminCloseOrganisationMutation()
  const [reopen] = useAdminReopenOrganisationMutation()
  const [setAccess] = useAdminSetAccessMutation()
  const after = (said: string) => (answer: { readonly error?: unknown }) => {
    if (answer.error) return notify.error(asPortalError(answer.error).message)
    notify.success(said)
    onDone()
  }
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const words = linkWords(data.links)
  const opposite = hasAccess === '1' ? '0' : '1'
  return (
    <div className={styles.body}>
      <Fields rows={LINKS.map(link => [LINK_NAMES[link], String(data.links[link])])} />
      <div className={styles.actions}>
        {inUse === '1' ? (
          <>
            <Button onClick={() => setMerging(true)}>并入其他机构</Button>
            <Button danger disabled={words !== ''} onClick={() => close({ args: { id } }).then(after('机构已停用'))}>
              停用机构
            </Button>
          </>
        ) : mergedIntoName ? (
          <span>已并入{mergedIntoName}，不能恢复使用</span>
        ) : (
          <Button type="primary" onClick={() => reopen({ args: { id } }).then(after('机构已恢复使用'))}>
            恢复使用
          </Button>
        )}
        {inUse === '1' && (
          <Button onClick={() => setAccess({ args: { id, hasAccess: opposite } }).then(after('已保存'))}>
            {hasAccess === '1' ? '改为由他人代录' : '改为上线办理'}
          </Button>
        )}
      </div>
      {inUse === '1' && words !== '' && <p>仍有{words}，处理完毕后方可停用</p>}
      {isMerging && <MergeDialog organisation={organisation} onClose={() => setMerging(false)} onDone={onDone} />}
    </div>
  )
}
