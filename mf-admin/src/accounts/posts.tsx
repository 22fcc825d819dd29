import type { ManagedAccountAnswer } from '@portal/shared-lib/contract/calls/accounts'
import { Button } from '@portal/shared-lib/page'
import { useState } from 'react'
import styles from './accounts.module.css'
import { type May, useDone } from './acts'
import { useAdminRemovePostMutation, useAdminSavePostMutation } from './api'
import { NOWHERE, PlaceEntries } from './place'
import { Roles } from './roles'

type Post = ManagedAccountAnswer['posts'][number]

interface PostsProps {
  readonly account: ManagedAccountAnswer
  readonly may: May
}

/** The posts of an account: where each is, for the system's officer; what it may do, on which two officers agree. */
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
          <Roles key={keyOf(post)} post={post} mayTake={may.grant} />
        </section>
      ))}
      {may.manage && <PostForm key={posts.length} personId={personId} />}
    </div>
  )
}

const keyOf = ({ roles, proposals }: Post) => [...roles, ...proposals.map(({ id }) => id)].join()

interface PostFormProps {
  readonly personId: string
  /** A new one without. */
  readonly post?: Post
}

const MOVED = '岗位已调整部门，原有角色待安全保密管理员重新同意后生效'

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
        const isMoved = post !== undefined && post.deptId !== deptId && post.roles.length > 0
        void save({ args: { personId, postId, orgId, deptId, positionName } }).then(
          done(isMoved ? MOVED : '岗位已保存'),
        )
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
