import { useCan } from '@portal/shared-lib'
import type { ManagedAccountAnswer } from '@portal/shared-lib/contract/calls/accounts'
import { RIGHTS_PERMISSIONS, SCOPE_NAMES, type SCOPES } from '@portal/shared-lib/contract/rules/authorisation'
import { useState } from 'react'
import admin from '../admin.module.css'
import styles from './accounts.module.css'
import { ScopeDialog } from './scope-dialog'

type Rights = Pick<ManagedAccountAnswer['posts'][number], 'postId' | 'orgName' | 'held' | 'listed'>

/** What of the petitions each role of a post reaches, which the security officer proposes to change. */
export function Scopes({ post }: { readonly post: Rights }) {
  const { held, listed, orgName } = post
  const mayPropose = useCan(RIGHTS_PERMISSIONS.change)
  const [changed, change] = useState<Rights['held'][number]>()
  if (held.length === 0) return null
  return (
    <>
      <ul className={styles.scopes} aria-label={`${orgName}的数据范围`}>
        {held.map(role => (
          <li key={role.roleCode}>
            {role.roleName}：{scopeText(role.scope, listed)}
            {mayPropose && (
              <button
                type="button"
                className={admin.rowAction}
                aria-label={`变更${role.roleName}的数据范围`}
                onClick={() => change(role)}
              >
                变更
              </button>
            )}
          </li>
        ))}
      </ul>
      {changed && <ScopeDialog post={post} role={changed} onClose={() => change(undefined)} />}
    </>
  )
}

/** A scope by its name, with the organisations where they are listed. */
export const scopeText = (scope: (typeof SCOPES)[number], listed: readonly { readonly name: string }[]): string =>
  scope === 'LIST' ? `${SCOPE_NAMES.LIST}：${listed.map(({ name }) => name).join('、') || '无'}` : SCOPE_NAMES[scope]
