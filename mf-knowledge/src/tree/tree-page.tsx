import { Loading, Trouble } from '@portal/shared-lib/page'
import { useMemo, useState } from 'react'
import { useKnowledgeSearchTreeQuery, useKnowledgeTreeQuery } from '../api'
import { WindowFrame } from '../window-frame'
import { Documents } from './documents'
import { asTree, type PlacedNode } from './nodes'
import { Tree } from './tree'
import styles from './tree.module.css'
import { SearchInput, TreeHits, useSought } from './tree-hits'
import { useTree } from './use-tree'

/** /knowledgeTree: the tree at the left, the documents of what is current and one of them at the right. */
export default function TreePage() {
  const { data, error, refetch } = useKnowledgeTreeQuery({})
  const tree = useMemo(() => asTree(data ?? []), [data])
  return (
    <WindowFrame title="知识树">
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <Browser tree={tree} />}
    </WindowFrame>
  )
}

function Browser({ tree }: { tree: readonly PlacedNode[] }) {
  const shown = useTree(tree)
  const { current, path } = shown
  const [typed, type] = useState('')
  const words = useSought(typed)
  const { currentData, error, refetch } = useKnowledgeSearchTreeQuery({ words }, { skip: !words })
  // A document is shown among the others of its folder.
  const folders = current?.children.length ? path : path.slice(0, -1)
  return (
    <div className={styles.browser}>
      <nav aria-label="知识目录" className={styles.side}>
        <SearchInput label="在知识树中查找" typed={typed} onType={type} />
        {words ? (
          <TreeHits
            words={words}
            found={currentData}
            error={error}
            onRetry={() => void refetch()}
            onShow={id => {
              shown.go(id)
              type('')
            }}
            isRead
          />
        ) : (
          <Tree tree={shown} />
        )}
      </nav>
      {current && <Documents key={current.id} folders={folders} document={current.hasContent ? current : undefined} />}
    </div>
  )
}
