import type { Lifecycles } from '@portal/shared-lib'

/** What remotes expose, by container and door, like `mf_login/app`. The build fills it from their manifests. */
export const doors: Record<string, () => Promise<{ default: Lifecycles }>> = {}
