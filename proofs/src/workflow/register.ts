import { LETTER } from '../../../scripts/testing/letter.mjs'
import type { Stage } from './choose.ts'
import type { Draws } from './draws.ts'
import { asking } from './requests.ts'

/** Who registers, at bureaux of three levels and at offices that receive a petition directly. */
const REGISTRARS = ['zs01', 'zs05', 'al05', 'sd05', 'rs12', 'xz12']

/** In 100. */
const ACCUSATIONS = 15

/** A letter to be registered, of which no other says the same; by `registrar` one that anybody may know of. */
export function registration({ actors }: Stage, draws: Draws, registrar: string = '') {
  const account = registrar || (draws.chance(50) ? 'zs01' : draws.pick(REGISTRARS))
  const actor = actors.find(each => each.account === account)
  if (!actor) throw new Error(`${account} is not there to register`)
  const words = Array.from({ length: 24 }, () => String.fromCodePoint(0x4e00 + draws.below(18_000))).join('')
  const isAnonymous = !registrar && draws.chance(15)
  const letter = { ...LETTER, nrzy: `反映${words}`, ...(isAnonymous && { nmbz: true, xm: '', zz: '' }) }
  if (!registrar && draws.chance(ACCUSATIONS)) letter.xfmddm = '02'
  return asking(actor, 'api/petitions/registerLetter', letter)
}
