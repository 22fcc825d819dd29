import type { ManagedAccountAnswer } from '@portal/shared-lib/contract/calls/accounts'
import { HOME_PATHS } from '@portal/shared-lib/contract/rules/accounts'
import { Button } from '@portal/shared-lib/ui'
import { useState } from 'react'
import styles from './accounts.module.css'
import { type May, useDone } from './acts'
import {
  useAdminAccountChoicesQuery,
  useAdminRemovePostMutation,
  useAdminSavePostMutation,
  useAdminSetRolesMutation,
} from './api'
import { NOWHERE, PlaceEntries } from './place'

type Post = ManagedAccountAnswer['posts'][number]

interface PostsProps {
  readonly account: ManagedAccountAnswer
  readonly may: May
}

/** The posts of an account: where each is, for the system's officer; what it may do, for the security officer. */
export function Posts({ account, may }: PostsProps) {
  const { personId, posts } = account
  return (
    <div className={styles.body}>
      {posts.map(post => (
        <section key={post.postId} className={styles.post} aria-label={post.orgName}>
          <h3>
            {post.orgName} {post.deptName} {post.positionName}
          </h3>
          {may.manage && <PostForm personId={personId} post={post} />}
          <Roles key={post.roles.join()} post={post} mayChange={may.grant} />
        </section>
      ))}
      {may.manage && <PostForm key={posts.length} personId={personId} />}
    </div>
  )
}

interface PostFormProps {
  readonly personId: string
  /** A new one without. */
  readonly post?: Post
}

function PostForm({ personId, post }: PostFormProps) {
  const [place, setPlace] = useState(post ?? NOWHERE)
  const [save] = useAdminSavePostMutation()
  const [remove] = useAdminRemovePostMutation()
  const done = useDone()
  const { orgId, deptId, positionName } = place
  const postId = post?.postId ?? ''
  return (
    <form
      aria-label={post ? '修改岗位' : '新增岗位'}
      onSubmit={event => {
        event.preventDefault()
        void save({ args: { personId, postId, orgId, deptId, positionName } }).then(done('岗位已保存'))
      }}
    >
      <div className={styles.entries}>
        <PlaceEntries value={place} onChange={setPlace} {...(post && { fixedName: post.orgName })} />
      </div>
      <div className={styles.actions}>
        <Button htmlType="submit">{post ? '保存岗位' : '新增岗位'}</Button>
        {post && (
          <Button danger onClick={() => remove({ args: { postId } }).then(done('岗位已删除'))}>
            删除岗位
          </Button>
        )}
      </div>
    </form>
  )
}

interface RolesProps {
  readonly post: Post
  readonly mayChange: boolean
}

function Roles({ post: { postId, orgName, roles: held, homePath: home }, mayChange }: RolesProps) {
  const { data } = useAdminAccountChoicesQuery({})
  const [roles, choose] = useState(held)
  const [homePath, setHome] = useState(home)
  const [set] = useAdminSetRolesMutation()
  const done = useDone()
  const known = data?.roles ?? []
  if (!mayChange) {
    const names = known.filter(({ roleCode }) => held.includes(roleCode)).map(({ roleName }) => roleName)
    return <p>角色：{names.join('、') || '未授权'}</p>
  }
  const toggle = (code: string, isChosen: boolean) =>
    choose(isChosen ? [...roles, code] : roles.filter(role => role !== code))
  return (
    <form
      aria-label={`${orgName}的角色`}
      onSubmit={event => {
        event.preventDefault()
        void set({ args: { postId, roles, homePath } }).then(done('角色已保存'))
      }}
    >
      <fieldset className={styles.roles}>
        <legend>角色</legend>
        {known.map(({ roleCode, roleName }) => (
          <label key={roleCode}>
            <input
              type="checkbox"
              checked={roles.includes(roleCode)}
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
  )
}
