import { type ComposedRemote, type Composition, composition } from '@portal/shared-lib'

const PROVINCE = composition().province

type Part = Partial<ComposedRemote>

/** Makes the portal of these remotes; the name of a remote and what it contributes are enough. */
export function composeWith(remotes: readonly Part[], province: Partial<Composition['province']> = {}): void {
  Object.assign(composition(), { remotes: remotes.map(filled), province: { ...PROVINCE, ...province } })
}

const filled = (part: Part): ComposedRemote => ({
  name: 'mf-news',
  version: '1.2.3',
  container: 'mf_news',
  manifest: '',
  routes: [],
  ...part,
})
