import type { ComposedRemote, Lifecycles } from '@portal/shared-lib'
import { doors } from './doors'

/** Loads what is in the host's own bundle. */
export async function loadOwn({ container }: ComposedRemote, door: string): Promise<Lifecycles> {
  const open = doors[`${container}/${door}`]
  if (!open) throw new Error(`${container}: nothing behind the door ${door}`)
  return (await open()).default
}
