import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePageShown } from '../router'

/** What can be done where one is: found by its title in 快速查找 where it can be run, told by `?` where it has keys. */
export interface Command {
  readonly title: string
  /** As people read them, like `J / ↓` and `Ctrl+S`. */
  readonly keys?: string
  readonly run?: () => void
}

export interface CommandGroup {
  readonly title: string
  readonly commands: readonly Command[]
}

const contributed = new Set<{ readonly current: CommandGroup }>()

/** Contributes commands under a title for as long as the component is there and its page in sight; they are those of its last drawing. */
export function useCommands(title: string, commands: readonly Command[], isOffered = true): void {
  const isInSight = usePageShown() && isOffered
  const group = useRef<CommandGroup>({ title, commands })
  useLayoutEffect(() => {
    group.current = { title, commands }
  })
  useEffect(() => {
    if (!isInSight) return
    contributed.add(group)
    return () => {
      contributed.delete(group)
    }
  }, [isInSight])
}

/** What can be done now, by the titles under which it was contributed, each command once. */
export function commandsNow(): CommandGroup[] {
  const groups = new Map<string, Map<string, Command>>()
  for (const { current } of contributed) {
    const group = groups.get(current.title) ?? new Map<string, Command>()
    for (const command of current.commands) group.set(command.title, command)
    groups.set(current.title, group)
  }
  return [...groups].map(([title, commands]) => ({ title, commands: [...commands.values()] }))
}
