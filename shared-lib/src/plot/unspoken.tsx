import type { CSSProperties, ReactNode } from 'react'

interface UnspokenProps {
  readonly className?: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}

/** What is written in a drawing for eyes alone: the marks themselves say it to readers of the screen. */
export function Unspoken({ children, ...group }: UnspokenProps) {
  const hidden = { ...group, 'aria-hidden': true } as const
  return <g {...hidden}>{children}</g>
}
