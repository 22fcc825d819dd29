import { SECRECY_PERMISSION } from '@portal/shared-lib/contract/rules/secrecy'
import * as contract from '@portal/shared-lib/contract/secrecy'
import { type Route, route } from '../../platform/route'
import { listMasks, setMask } from './masks'
import { settingOf } from './setting'
import { listWords, previewOfWord, setWord } from './words'

/** The security officer's (R92) alone: who knows the words knows how to write around them. */
const NEEDS = [SECRECY_PERMISSION]

export const routes: Route[] = [
  route(contract.classifiedWords, NEEDS, ({ caller, db }) => listWords(db, caller.provinceCode)),
  route(contract.previewWord, NEEDS, ask => previewOfWord(ask.db, ask.args, settingOf(ask))),
  route(contract.setWord, NEEDS, async ask => {
    await setWord(ask.db, ask.args, settingOf(ask))
    return null
  }),
  route(contract.masks, NEEDS, async ({ caller, db }) => ({ list: await listMasks(db, caller.provinceCode) })),
  route(contract.setMask, NEEDS, async ask => {
    await setMask(ask.db, ask.args, settingOf(ask))
    return null
  }),
]
