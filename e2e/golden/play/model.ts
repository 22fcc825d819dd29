import { expect } from '../../portal/stories'
import type { CaseAnswer } from '../compare/answers'
import { outcomeOf } from '../compare/outcome'
import { playedFor, type Whose } from '../compare/played'
import { askAs } from '../compare/server'
import type { Case } from './case'
import type { Stage } from './golden'

/** Sorts the letters of the province, and sees whatever has come of them. */
const READER = 'zs05'

/** A case as the demonstration's player has played it. */
export interface Model {
  readonly petitionNo: string
  /** Who sees all of it. */
  readonly reader: string
  /** Name of the petitioner; empty for nobody. */
  readonly name: string
  readonly plea: CaseAnswer
}

/** The demonstration's case of a petitioner; of several of one name the one in that place. */
export async function modelOf({ portal }: Stage, whose: Whose, reader = READER, place = 0): Promise<Model> {
  const petitionNo = (await playedFor(portal, whose))[place] ?? ''
  const ask = await askAs(portal.address, reader)
  const name = typeof whose === 'string' ? whose : ''
  return { petitionNo, reader, name, plea: await ask<CaseAnswer>('petitions/case', { xfjbh: petitionNo }) }
}

/**
 * What has come of a case in the browser is what came of it in the demonstration, for everybody who had a hand in it.
 * `before`: what happened to it alone, before it was registered.
 */
export async function cameToTheSame(
  { stage, petitionNo }: Case,
  model: Model,
  before: readonly string[] = [],
): Promise<void> {
  const readers = { address: stage.portal.address, reader: model.reader, accounts: stage.accounts() }
  const expected = await outcomeOf(model.petitionNo, readers)
  const happened = [...before, ...expected.happened]
  expect(await outcomeOf(petitionNo, readers)).toEqual({ ...expected, happened })
}
