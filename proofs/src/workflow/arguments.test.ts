import * as contract from '@portal/shared-lib/contract/actions'
import { fromWire } from '@portal/shared-lib/contract/names'
import { namesOf } from '@portal/shared-lib/contract/names-of'
import { ACTION_NAMES } from '../described.ts'
import { argumentsOf } from './arguments.ts'
import { readCodes } from './codes.ts'
import { createDraws } from './draws.ts'

const CALLS = new Map(Object.entries(contract))
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed)

describe('what is drawn for an action', () => {
  it.each(ACTION_NAMES)('passes the form of %s', name => {
    for (const seed of SEEDS) {
      const supply = {
        draws: createDraws(seed),
        orgIds: ['990100000-rs', '990100000-zj'],
        codes: readCodes,
        fileId: '00000000-0000-4000-8000-000000000000',
        otherNo: 'LX990000991231999999',
        onTopic: [],
      }
      const sent = { ...argumentsOf(name, supply), xfjbh: supply.otherNo, version: 1 }
      const args = CALLS.get(name)?.args
      expect(args?.safeParse(fromWire(namesOf(args), sent))).toMatchObject({ success: true })
    }
  })
})
