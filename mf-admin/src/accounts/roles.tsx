import type { ManagedAccountAnswer } from '@portal/shared-lib/contract/calls/accounts'
import { HOME_PATHS } from '@portal/shared-lib/contract/rules/accounts'
import { Button } from '@portal/shared-lib/page'
import { useState } from 'react'
import styles from './accounts.module.css'
import { useDone } from './acts'
import { useAdminAccountChoicesQuery, useAdminSetRolesMutation } from './api'
import { PostProposals } from './post-proposals'
import { Scopes } from './scopes'

type Post = ManagedAccountAnswer['posts'][number]

interface RolesProps {
  readonly post: Post
  /** The security officer alone takes roles that a post has. */
  readonly mayTake: boolean
}

/** What a post may do: one officer proposes it, another agrees. */
export function Roles({ post, mayTake }: RolesProps) {
  const { postId, orgName, roles: held, proposals, homePath: home } = post
  const { data } = useAdminAccountChoicesQuery({})
  const [roles, choose] = useState(() => [...held, ...proposals.map(({ roleCode }) => roleCode)])
  const [homePath, setHome] = useState(home)
  const [set] = useAdminSetRolesMutation()
  const done = useDone()
  const toggle = (code: string, isChosen: boolean) =>
    choose(isChosen ? [...roles, code] : roles.filter(role => role !== code))
  const isMore = roles.some(role => !held.includes(role) && !proposals.some(({ roleCode }) => roleCode === role))
  return (
    <>
      <form
        aria-label={`${orgName}的角色`}
        onSubmit={event => {
          event.preventDefault()
          void set({ args: { postId, roles, homePath } }).then(
            done(isMore ? '新授予的角色已提出，待另一名管理员同意后生效' : '角色已保存'),
          )
        }}
      >
        <fieldset className={styles.roles}>
          <legend>角色</legend>
          {data?.roles.map(({ roleCode, roleName }) => (
            <label key={roleCode}>
              <input
                type="checkbox"
                checked={roles.includes(roleCode)}
                disabled={!mayTake && held.includes(roleCode)}
                onChange={({ target }) => toggle(roleCode, target.checked)}
              />{' '}
              {roleName}
            </label>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <label className={styles.entry}>
            <span>首页</span>
            <select value={homePath} onChange={({ target }) => setHome(target.value)}>
              {Object.entries(HOME_PATHS).map(([path, name]) => (
                <option key={path} value={path}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Button type="primary" htmlType="submit">
            保存角色
          </Button>
        </div>
      </form>
      <Scopes post={post} />
      <PostProposals proposals={proposals} />
    </>
  )
}
