import type { CallArgs } from '@portal/shared-lib/contract/form'
import type { register } from '@portal/shared-lib/contract/registration'

export type RegistrationArgs = CallArgs<typeof register>
type PersonArgs = NonNullable<RegistrationArgs['persons']>[number]

let count = 0
function next(): number {
  count += 1
  return count
}

/** A number that no other registration of this run has, of so many digits. */
const unique = (digits: number) => String(next()).padStart(digits, '0')

/** Somebody who does not exist, another one each time. */
export const personArgs = (more: Partial<PersonArgs> = {}): PersonArgs => ({
  role: '1',
  name: `冯丙${String.fromCodePoint(0x4e00 + (count % 5000))}${String.fromCodePoint(0x5e00 + (count % 3000))}`,
  idCard: idCardOf(next()),
  mobile: `110${unique(8)}`,
  address: '安澜市石渡县荷塘镇柳岸村12号',
  ...more,
})

/** A registration that passes every rule, about something of its own. */
export const registrationArgs = (more: Partial<RegistrationArgs> = {}): RegistrationArgs => ({
  form: 'letter',
  channel: '100',
  petitionDate: '2026-09-01',
  summary: summaryOf(next()),
  request: '请求核实并尽快处理。',
  purpose: '03',
  category: '010200',
  placeRegion: '990121100000',
  personCount: 1,
  persons: [personArgs()],
  ...more,
})

/** An ID card of region 99, its check digit left to chance. */
function idCardOf(seed: number): string {
  const born = `${1950 + (seed % 50)}0305`
  return `990121${born}${String(Math.floor(seed / 50) % 1000).padStart(3, '0')}1`
}

const WORDS = ['水渠', '宅基', '路灯', '校车', '工资', '医保', '物业', '噪声', '征地', '电梯', '公交', '垃圾']
/** A text that hardly shares a pair of characters with another one. */
function summaryOf(seed: number): string {
  const strange = Array.from({ length: 24 }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((seed * 7919 + at * 10_007) % 18_000)),
  )
  return `${WORDS[seed % WORDS.length]}${strange.join('')}`
}
