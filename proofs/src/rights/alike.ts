import assert from 'node:assert/strict'
import type { Query } from '../database.ts'
import { EVERY_CALL } from './calls.ts'
import { type Asker, CASE_ROLES, PEOPLE, seat, waitUntilSeated } from './people.ts'
import type { Setting } from './question.ts'
import { ask } from './send.ts'

const PROVINCE_BUREAU = '990000000-xf'
/** The same length as those that there are. */
const NO_SUCH = 'LX990000991231999999'

/**
 * Asks for petitions behind a wall, as somebody with every role to whom the whole province is open but for walls, and
 * in turn for one that does not exist: the answers are the same bytes. Answers the medians of how long they took.
 * @returns milliseconds; the last of each pair's two
 */
export async function compareAlike(
  setting: Setting,
  query: Query,
  pairs: number,
): Promise<{ walled: number; none: number; difference: number }> {
  const asker = await everyRole(query)
  await waitUntilSeated(setting, [asker])
  const headers = setting.headers.get(asker.person) ?? {}
  const hidden = setting.facts.petitions.filter(petition => petition.walled && !setting.oracle.knows(asker, petition))
  const timed = async (no: string, pair: number) => {
    const call = EVERY_CALL[pair % EVERY_CALL.length] ?? assert.fail()
    const begun = performance.now()
    const text = await ask(setting.address, headers, call, no)
    return { text, took: performance.now() - begun, path: call.path }
  }
  const times: [walled: number, none: number][] = []
  for (let pair = 0; pair < pairs; pair++) {
    const { no } = hidden[pair % hidden.length] ?? assert.fail('There is no petition behind a wall')
    const order = pair % 2 === 0 ? [no, NO_SUCH] : [NO_SUCH, no]
    const answers = [await timed(order[0] ?? '', pair), await timed(order[1] ?? '', pair)]
    const [first, second] = pair % 2 === 0 ? answers : answers.toReversed()
    assert.ok(first && second)
    assert.equal(first.text, second.text, `${first.path} of ${no}`)
    assert.equal(JSON.parse(first.text).code, 4040, `${first.path} of ${no}: ${first.text}`)
    times.push([first.took, second.took])
  }
  return {
    walled: median(times.map(([walled]) => walled)),
    none: median(times.map(([, none]) => none)),
    difference: median(times.map(([walled, none]) => walled - none)),
  }
}

async function everyRole(query: Query): Promise<Asker> {
  const [person] = PEOPLE
  assert.ok(person)
  const roles = CASE_ROLES.map(role => ({ role, scope: 'REGION_TREE' }))
  const own = { ...person, org: PROVINCE_BUREAU, dept: `${PROVINCE_BUREAU}-1`, roles, list: [] }
  const asker = { person: person.id, seat: own }
  await seat(query, [own], [asker])
  return asker
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
