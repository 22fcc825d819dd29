import { z } from 'zod'
import { named } from './form'
import { DELIVERY_TEXTS, MAIL_NUMBER } from './rules/delivery'
import { written } from './written'

const MOST = 500
const WITNESSES = 2

const personSeq = named('xh', z.int({ error: DELIVERY_TEXTS.incomplete }).min(1, DELIVERY_TEXTS.incomplete))
const name = z.string().trim().max(50, '姓名不能超过50个字')

export const Delivery = z.object({
  personSeq,
  /** DM_SDFS. */
  mode: named('sdfs', z.string({ error: DELIVERY_TEXTS.incomplete }).min(1, DELIVERY_TEXTS.incomplete)),
  deliveredOn: named('sdrq', z.iso.date({ error: DELIVERY_TEXTS.incomplete })),
  deliveredBy: named('sdr', name.min(1, DELIVERY_TEXTS.incomplete)),
  /** Who took it, where that was not the petitioner. */
  receiver: named('qsr', name.default('')),
  refused: named('jsbz', z.boolean().default(false)),
  witnesses: named('jzr', z.array(name.min(1)).max(5).default([])),
  /** Of what was sent by post; empty where the post gave none. */
  mailNo: named('yjdh', z.string().trim().regex(MAIL_NUMBER, DELIVERY_TEXTS.wrongMailNo).default('')),
  fileId: named('fjid', z.string().default('')),
})

const Unreached = z.object({
  personSeq,
  /** What was tried. */
  attempts: named('lxjg', written('请填写不少于10个字的联系经过', { min: 10, max: 500 })),
})

/** Who was given a document and how; and whom nobody could reach. */
export const deliveries = {
  deliveries: named('sdList', z.array(Delivery).max(MOST).default([])),
  unreached: named('wsdList', z.array(Unreached).max(MOST).default([])),
}

interface Deliveries {
  readonly deliveries: readonly z.output<typeof Delivery>[]
  readonly unreached: readonly z.output<typeof Unreached>[]
}

export function checkDeliveries(
  { deliveries: given, unreached }: Deliveries,
  problem: (text: string, field?: string) => void,
) {
  if (given.some(({ refused, witnesses }) => refused && new Set(witnesses).size < WITNESSES))
    problem(DELIVERY_TEXTS.noWitnesses, 'deliveries')
  const persons = [...given, ...unreached].map(each => each.personSeq)
  if (new Set(persons).size < persons.length) problem('同一信访人只能登记一次', 'deliveries')
}
