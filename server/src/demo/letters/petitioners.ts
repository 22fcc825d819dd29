import { isIdCard } from '@portal/shared-lib/contract/rules/person'
import type { DemoRegion } from '../regions/regions'
import type { Seeded } from '../seeded'

const SURNAMES = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻']
/** One of the ten stems as second character tells a demonstration name from a real one. */
const STEMS = [...'甲乙丙丁戊己庚辛壬癸']
const NATURE = [...'禾舟樟穗汀莲榆桐枫棠苇芦梅兰竹松柏泉溪岚川云荷菊藤桂榕杏桑茶']
const WITH_ID_CARD_PERCENT = 80
const WITH_MOBILE_PERCENT = 90
const BIRTH_YEARS = { from: 1950, to: 2000 }
const AFTER_ALL_BIRTHS = '2100-01-01'

export interface DemoPetitioner {
  readonly name: string
  readonly idCard: string
  readonly mobile: string
  readonly address: string
}

/** Somebody who lives in a town and does not exist. */
export const petitionerIn = (random: Seeded, town: DemoRegion, village: string): DemoPetitioner => ({
  name: random.pick(SURNAMES) + random.pick(STEMS) + random.pick(NATURE),
  idCard: random.chance(WITH_ID_CARD_PERCENT) ? idCardOf(random, town) : '',
  mobile: random.chance(WITH_MOBILE_PERCENT) ? `110${digits(random.between(0, 99_999_999), 8)}` : '',
  address: `${town.path}${village}${random.between(1, 180)}号`,
})

/** An ID card of region 99, which is assigned to nobody, and with a wrong check digit besides. */
function idCardOf(random: Seeded, { code }: DemoRegion): string {
  const born = [random.between(BIRTH_YEARS.from, BIRTH_YEARS.to), random.between(1, 12), random.between(1, 28)]
  const body = code.slice(0, 6) + born.map(part => digits(part, 2)).join('') + digits(random.between(1, 999), 3)
  const wrong = isIdCard(`${body}1`, AFTER_ALL_BIRTHS) ? '2' : '1'
  return body + wrong
}

const digits = (number: number, length: number): string => String(number).padStart(length, '0')
