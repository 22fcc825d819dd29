import { Dialog, Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useShellPostsQuery } from '../../api'
import { actInPost } from './switch-identity'
import styles from './user-menu.module.css'

/** 切换身份: the user's other posts, and those that others have delegated. */
export function PostsDialog({ onClose }: { onClose: () => void }) {
  const { data: posts, error, refetch } = useShellPostsQuery({})
  const [chosen, setChosen] = useState<string>()
  const act = async (postId: string) => {
    setChosen(postId)
    await actInPost(postId)
    setChosen(undefined)
  }
  return (
    <Dialog title="切换身份" onClose={onClose}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!posts && !error && <Loading />}
      {posts?.length === 0 && <Empty />}
      <ul className={styles.posts}>
        {posts?.map(({ postId, orgName, deptName, positionName, userName, isOwn }) => (
          <li key={postId}>
            <button type="button" disabled={chosen !== undefined} onClick={() => void act(postId)}>
              <strong>{orgName}</strong>
              <span>
                {deptName} {positionName}
                {isOwn === '0' && `（受${userName}委托）`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
