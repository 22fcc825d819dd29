import { setAddedWords } from '@portal/shared-lib/contract/rules/classified-words'
import { MASK_KINDS, type Masks, setMasks } from '@portal/shared-lib/contract/rules/masks'
import { keptOf } from './database/kept'
import type { Services } from './services'

type Served = Pick<Services, 'config' | 'databaseUrl' | 'db'>

/**
 * Lets the rules of this process have the classified words that the security officer has added and how data are masked.
 * Asked for before every call and job: kept until it changes, it holds on all servers at once.
 */
export async function followSecrecy(services: Served): Promise<void> {
  const { words, masks } = await keptOf(services.databaseUrl).value('secrecy', () => readSecrecy(services))
  setAddedWords(words)
  setMasks(masks)
}

async function readSecrecy({ db, config: { provinceCode } }: Served) {
  const words = await db
    .selectFrom('classified_word')
    .where('province_code', '=', provinceCode)
    .where('in_use', '=', true)
    .select('word')
    .execute()
  const masks = await db
    .selectFrom('mask')
    .where('province_code', '=', provinceCode)
    .select(['kind', 'head', 'tail'])
    .execute()
  const known = MASK_KINDS.flatMap(kind => masks.filter(mask => mask.kind === kind).map(mask => [kind, mask]))
  return { words: words.map(({ word }) => word), masks: Object.fromEntries(known) as Masks }
}
