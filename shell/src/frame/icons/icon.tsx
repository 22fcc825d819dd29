import { ICONS, type IconName } from '@portal/shared-lib/contract/rules/icons'
import { PATHS } from './paths'

/** A picture beside or instead of words, which are there to be read all the same. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}

const PREFIX = 'icon-'

/** The one that the permission tree names, like `icon-letter`. */
export const iconNamed = (path: string | null): IconName => ICONS.find(name => `${PREFIX}${name}` === path) ?? 'page'

/** Of the blocks of the top menu, which have none of their own in the tree. */
const BLOCKS: Readonly<Record<string, IconName>> = {
  home: 'home',
  xfdj: 'letter',
  ywbl: 'todo',
  fcfh: 'review',
  dcdb: 'supervise',
  gwgl: 'document',
  cxtj: 'report',
  zsk: 'tree',
  xtgl: 'settings',
}

export const iconOfBlock = (code: string): IconName => BLOCKS[code] ?? 'page'
