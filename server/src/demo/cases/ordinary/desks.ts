import { comeIn, interview, registerItem, submitOnline } from '../arrivals'
import type { Case } from '../case'
import { choose, waitBetween } from '../chance'
import { TEAM, type Team } from '../offices'
import { anyRegistration } from '../petitions'
import { register } from '../register'
import type { Stage } from '../stage'

/** Where petitions come in: who takes them in there, and who sorts them. */
export interface Desk {
  readonly sorter: string
  readonly head: string
  readonly leader: string
  /** Names of those who look into what it handles itself. */
  readonly investigators: readonly string[]
  readonly name: string
  readonly teams: readonly Team[]
  readonly takeIn: (stage: Stage, number: number) => Promise<Case>
}

const LETTER = { '100': 95, '110': 5 } as const
const ONLINE = { '300': 78, '303': 15, '305': 7 } as const
const CITY = '安澜市'
const COUNTY = '安澜市石渡县'

const letterAt = (account: string, path: string) => (stage: Stage) =>
  register(stage, account, anyRegistration(stage, 'letter', choose(stage.random, LETTER), path))

async function visit(stage: Stage): Promise<Case> {
  const registration = anyRegistration(stage, 'visit', '200', CITY)
  return await interview(stage, await comeIn(stage, registration), registration)
}

async function online(stage: Stage, number: number): Promise<Case> {
  const registration = anyRegistration(stage, 'online', choose(stage.random, ONLINE), CITY)
  const itemId = await submitOnline(stage, registration, `WS-1${String(number).padStart(5, '0')}`)
  waitBetween(stage, 0, 2)
  return await registerItem(stage, itemId, registration)
}

const PROVINCE = { leader: 'zs07', name: '临江省信访局', teams: Object.values(TEAM) }
const names = (...investigators: string[]) => ({ investigators })

const DESKS = {
  letters: {
    ...{ ...PROVINCE, ...names('周戊汀', '吴己莲'), sorter: 'zs05', head: 'zs06' },
    takeIn: letterAt('zs01', CITY),
  },
  visits: { ...{ ...PROVINCE, ...names('王癸桂', '冯甲蓉'), sorter: 'zs11', head: 'zs12' }, takeIn: visit },
  online: { ...{ ...PROVINCE, ...names('陈乙萱', '褚丙渠'), sorter: 'zs13', head: 'zs14' }, takeIn: online },
  city: {
    ...{ ...names('褚甲苇', '卫乙芦'), sorter: 'al05', head: 'al06', leader: 'al07' },
    ...{ name: '安澜市信访局', teams: Object.values(TEAM), takeIn: letterAt('al05', CITY) },
  },
  county: {
    ...{ ...names('蒋丙梅', '沈己澜'), sorter: 'sd05', head: 'sd06', leader: 'sd07' },
    ...{ name: '石渡县信访局', teams: [TEAM.town], takeIn: letterAt('sd05', COUNTY) },
  },
} satisfies Record<string, Desk>

const SHARES = { letters: 28, visits: 14, online: 22, city: 22, county: 14 } as const

export const anyDesk = ({ random }: Stage): Desk => DESKS[choose(random, SHARES)]
