import { archive, file } from '@portal/shared-lib/contract/actions'
import * as contract from '@portal/shared-lib/contract/archives'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import type { useCases } from './cases'
import type { Portal } from './portal'

export const VOLUME_TITLE = '2026年存查信访件'

type Making = CallArgs<typeof contract.makeVolume>

/** A volume of petitions that are kept for ten years. */
export const volumeArgs = (keys: string[], more: Partial<Making> = {}): Making => ({
  category: 'petition',
  year: 2026,
  retention: 'D10',
  title: VOLUME_TITLE,
  keys,
  ...more,
})

/** Archives of the province's bureau, as its clerk zs05 makes them. */
export function archivesOf(portal: Portal, cases: ReturnType<typeof useCases>) {
  /** A letter that is filed and archived: kept for 10 years by the rule. */
  async function archived(): Promise<string> {
    const letter = await cases.letter({ anonymous: true })
    await letter.act('zs05', file, { reason: '080100' })
    await letter.act('zs05', archive)
    return letter.petitionNo
  }

  async function closedVolume(keys: string[], more: Partial<Making> = {}) {
    const as = { token: await cases.tokenOf('zs05') }
    const { id, version } = await portal.answerTo(contract.makeVolume, volumeArgs(keys, more), as)
    return await portal.answerTo(contract.closeVolume, { id, version }, as)
  }

  return { archived, closedVolume }
}
