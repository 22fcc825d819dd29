import type { Desktop } from '@portal/shared-lib'
import { fetchPageAhead } from '../federation/fetch-ahead'
import { blocksOf, type MenuRoute } from '../menu/menu'
import { BlockBadge } from './badge'
import { goTo } from './go-to'
import styles from './header.module.css'
import { Icon, iconOfBlock } from './icons/icon'
import { useWidth } from './use-width'
import { MenuButton } from './user-menu/menu-button'

interface BlocksProps {
  readonly desktop: Desktop
  readonly routes: readonly MenuRoute[]
  readonly block: string | undefined
}

/** The blocks of the portal beside each other, or behind one button where there is no room. */
export function Blocks({ desktop, routes, block }: BlocksProps) {
  const blocks = blocksOf(desktop, routes)
  if (useWidth() !== 'wide') return <FoldedBlocks blocks={blocks} block={block} />
  return (
    <nav aria-label="主菜单" className={styles.blocks}>
      {blocks.map(({ code, resourceName, entry }) => (
        <button
          key={code}
          type="button"
          aria-current={code === block ? 'true' : undefined}
          onPointerEnter={() => fetchPageAhead(entry)}
          onClick={() => goTo(entry)}
        >
          <Icon name={iconOfBlock(code)} size={18} />
          {resourceName}
          <BlockBadge block={code} />
        </button>
      ))}
    </nav>
  )
}

interface FoldedProps extends Pick<BlocksProps, 'block'> {
  readonly blocks: ReturnType<typeof blocksOf>
}

function FoldedBlocks({ blocks, block }: FoldedProps) {
  const current = blocks.find(({ code }) => code === block)
  const items = blocks.map(({ code, resourceName, entry }) => ({
    title: resourceName,
    icon: iconOfBlock(code),
    badge: <BlockBadge block={code} />,
    run: () => goTo(entry),
  }))
  return (
    <nav aria-label="主菜单" className={styles.folded}>
      <MenuButton label="主菜单" items={items} opens="right">
        <Icon name="menu" />
        <span className={styles.currentBlock}>{current?.resourceName}</span>
      </MenuButton>
    </nav>
  )
}
