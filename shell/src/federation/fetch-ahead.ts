import { composition } from '@portal/shared-lib'
import { HOME } from '@portal/shared-lib/contract/rules/home'
import { learnDigests } from './learn-digests'

/** Fetches what everybody sees after signing in, while that is being typed; nothing of it runs, and a fault shows later. */
export function fetchHomeAhead(): void {
  const { province, remotes } = composition()
  const home = province.home ?? HOME
  for (const remote of remotes) {
    const doors = [
      ...(remote.routes.some(({ path }) => path === home) ? ['app'] : []),
      ...(remote.companion ? [remote.companion.slice('./'.length)] : []),
    ]
    for (const door of doors) learnDigests(remote, door, false).catch(() => undefined)
  }
}
