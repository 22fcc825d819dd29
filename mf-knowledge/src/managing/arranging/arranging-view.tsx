import { asPortalError, notify } from '@portal/shared-lib'
import { DRAFT_STATES } from '@portal/shared-lib/contract/rules/knowledge'
import { Button, Loading, Question, Trouble } from '@portal/shared-lib/page'
import { useMemo, useState } from 'react'
import { asTree, type PlacedNode } from '../../tree/nodes'
import { SearchInput, TreeHits, useSought } from '../../tree/tree-hits'
import {
  type ManagedNode,
  useKnowledgeManagedTreeQuery,
  useKnowledgeMoveNodeMutation,
  useKnowledgeRemoveFolderMutation,
  useKnowledgeSearchManagedQuery,
} from '../api'
import styles from './arranging.module.css'
import { ArrangingTree } from './arranging-tree'
import { FolderDialog, type Naming } from './folder-dialog'
import { allNodes, type Direction, type Place, saidOf, stepped } from './places'

/** The tree as it is arranged: nodes go up, down, into folders and out of them, by keys, by buttons and by the mouse. */
export default function ArrangingView() {
  const { data, error, refetch } = useKnowledgeManagedTreeQuery({}, { refetchOnMountOrArgChange: true })
  const tree = useMemo(() => asTree((data ?? []).map(withContent)), [data])
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return <Arranging tree={tree} states={new Map(data.map(({ id, state }) => [id, DRAFT_STATES[state]]))} />
}

const withContent = ({ state: _, ...node }: ManagedNode) => Object.assign(node, { hasContent: node.kind !== 'folder' })

interface ArrangingProps {
  readonly tree: readonly PlacedNode[]
  /** By ids. */
  readonly states: ReadonlyMap<string, string>
}

function Arranging({ tree, states }: ArrangingProps) {
  const [move, { isLoading }] = useKnowledgeMoveNodeMutation()
  const [chosen, choose] = useState(tree[0]?.id ?? '')
  const [said, say] = useState('')
  const [naming, name] = useState<Naming>()
  const [removing, remove] = useState<PlacedNode>()
  const [typed, type] = useState('')
  const words = useSought(typed)
  const { currentData, error, refetch } = useKnowledgeSearchManagedQuery({ words }, { skip: !words })
  const show = (id: string) => {
    choose(id)
    type('')
  }
  const current = allNodes(tree).find(({ id }) => id === chosen) ?? tree[0]
  const put = async (node: PlacedNode, place: Place) => {
    if (isLoading) return
    const { error } = await move({ args: { id: node.id, ...place } })
    if (error) notify.warning(asPortalError(error).message)
    else say(saidOf(tree, node, place))
  }
  const step = (node: PlacedNode, direction: Direction) => {
    const place = stepped(tree, node, direction)
    if (typeof place === 'string') say(place)
    else void put(node, place)
  }
  const isFolder = current?.kind === 'folder'
  return (
    <div className={styles.arranging}>
      <p className={styles.hint} id="arranging-keys">
        拖动可调整位置；也可选中后按 Alt 加方向键：↑↓ 上移、下移，→ 放入前一个目录，← 移出目录。读者立即看到新的顺序。
      </p>
      <div className={styles.tools}>
        {current && (
          <>
            {STEPS.map(([direction, label]) => (
              <Act
                key={direction}
                label={label}
                obstacle={obstacleOf(stepped(tree, current, direction))}
                onPress={() => step(current, direction)}
              />
            ))}
            <Act
              label="新增下级目录"
              obstacle={isFolder ? '' : '请先选中一个目录'}
              onPress={() => name({ parentId: current.id, above: current.title })}
            />
            <Act
              label="目录改名"
              obstacle={isFolder ? '' : '文档的标题请在内容列表中修改'}
              onPress={() => name({ parentId: current.parentId, folder: current })}
            />
            <Act label="删除目录" obstacle={unremovable(current)} onPress={() => remove(current)} />
          </>
        )}
        <Act label="新增一级目录" obstacle="" onPress={() => name({ parentId: null, above: '一级目录' })} />
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      <SearchInput label="在目录中查找" typed={typed} onType={type} />
      {words && (
        <TreeHits
          words={words}
          found={currentData}
          error={error}
          onRetry={() => void refetch()}
          onShow={show}
          isRead={false}
        />
      )}
      <ArrangingTree
        tree={tree}
        states={states}
        current={current?.id ?? ''}
        onChoose={choose}
        onStep={step}
        onPut={put}
      />
      {naming && <FolderDialog naming={naming} onClose={() => name(undefined)} />}
      {removing && <Removal folder={removing} onClose={() => remove(undefined)} />}
    </div>
  )
}

const STEPS = [
  ['up', '上移'],
  ['down', '下移'],
  ['in', '放入前一个目录'],
  ['out', '移出目录'],
] as const

const obstacleOf = (place: Place | string): string => (typeof place === 'string' ? place : '')

function unremovable({ kind, children }: PlacedNode): string {
  if (kind !== 'folder') return '文档请在内容列表中停用'
  return children.length > 0 ? '目录中还有内容，请先移到其他目录' : ''
}

interface ActProps {
  readonly label: string
  /** Why it cannot be done; empty where it can. */
  readonly obstacle: string
  readonly onPress: () => void
}

const Act = ({ label, obstacle, onPress }: ActProps) => (
  <Button disabled={obstacle !== ''} title={obstacle || undefined} onClick={onPress}>
    {label}
  </Button>
)

interface RemovalProps {
  readonly folder: PlacedNode
  readonly onClose: () => void
}

function Removal({ folder, onClose }: RemovalProps) {
  const [remove] = useKnowledgeRemoveFolderMutation()
  const go = async () => {
    const { error } = await remove({ args: { id: folder.id } })
    if (error) notify.warning(asPortalError(error).message)
    else notify.success('目录已删除')
    onClose()
  }
  return (
    <Question
      text={`确定删除目录“${folder.title}”吗？`}
      leave="删除"
      stay="取消"
      onAnswer={isSure => (isSure ? void go() : onClose())}
    />
  )
}
