import { type ReactNode, useState } from 'react'

interface FoldedProps {
  readonly title: string
  readonly children: ReactNode
}

/** What is asked for once somebody looks. */
export function Folded({ title, children }: FoldedProps) {
  const [isOpen, open] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  )
}
