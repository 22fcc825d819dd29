import { accept, type Unit } from './answer'
import type { Case } from './case'
import { daysGoBy } from './days'
import { transfer } from './dispatch'
import type { Entry } from './entries'
import type { Stage } from './golden'
import type { Model } from './model'
import { sign } from './receive'
import { type More, register } from './register'

/** A letter to the province, which a unit is to answer. */
export async function letterTo(
  stage: Stage,
  model: Model,
  { name }: Unit,
  asWhat?: Entry,
  ...more: readonly More[]
): Promise<Case> {
  const letter = await register(stage, 'zs01', 'letter', model, ...more)
  await daysGoBy(letter, 2)
  await transfer(letter, 'zs05', name, asWhat)
  await daysGoBy(letter, 1)
  return letter
}

/** As `letterTo`; the unit has signed for it. */
export async function signedLetter(stage: Stage, model: Model, unit: Unit): Promise<Case> {
  const letter = await letterTo(stage, model, unit)
  await sign(letter, unit.clerk)
  return letter
}

/** As `letterTo`; it is signed for, and the petitioner knows that it is handled. */
export async function acceptedLetter(stage: Stage, model: Model, unit: Unit, asWhat?: Entry): Promise<Case> {
  const letter = await letterTo(stage, model, unit, asWhat)
  await sign(letter, unit.clerk)
  await daysGoBy(letter, 4)
  await accept(letter, unit)
  return letter
}
