import type { Seeded } from '../seeded'

type Choices = (random: Seeded) => string

const oneOf =
  (text: string): Choices =>
  random =>
    random.pick(text.split(' '))

const number =
  (from: number, to: number): Choices =>
  random =>
    String(random.between(from, to))

/** One decimal. */
const tenths =
  (from: number, to: number): Choices =>
  random =>
    (random.between(from, to) / 10).toFixed(1)

/** Years back from the present one in which matters began. */
const YEARS = { from: 1, to: 3 }

/** What can stand in a slot; all names are invented. */
const SLOTS: Readonly<Record<string, Choices>> = {
  village: oneOf('柳岸村 竹溪村 上塘村 下岭村 云坪村 石桥村 荷湾村 鹿鸣村 梅坞村 枫林村'),
  work: oneOf('环镇公路 灌溉渠 高标准农田机耕路 污水管网 文化广场 防洪堤 通村公路'),
  estate: oneOf('澜岸花园 松语苑 望川名邸 云麓里 荷风雅居 听泉府 棠樾湾'),
  project: oneOf('滨江安置房项目 城北学校扩建工程 环城绿道工程 产业园标准厂房项目 人民医院新院区'),
  company: oneOf('澜安建筑工程有限公司 望远劳务服务有限公司 荷塘市政工程有限公司 松岭建设集团有限公司'),
  factory: oneOf('木材加工厂 冷链物流园 塑料制品厂 混凝土搅拌站 饲料厂 石材加工点'),
  crossing: oneOf('望江路与清和路交叉口 实验小学门前路口 文庙街与澄湖路交叉口 松风路菜市场路口'),
  training: oneOf('小荷艺术培训中心 启舟英语学校 松果篮球俱乐部 墨禾书法工作室'),
  card: oneOf('健身会所 美容中心 洗车行 亲子游泳馆'),
  relative: oneOf('父亲 母亲 丈夫 妻子 兄长'),
  acres: tenths(5, 60),
  money: tenths(12, 480),
  fee: number(600, 9800),
  month: number(1, 12),
  months: number(3, 20),
  building: number(1, 28),
  n: number(3, 46),
}

/** A text with its slots filled; the same slot is filled alike in all texts that one `fill` is used for. */
export function slotFiller(random: Seeded, given: Readonly<Record<string, string>>): (text: string) => string {
  const filled = new Map(Object.entries(given))
  const fillingOf = (slot: string) => {
    const value = filled.get(slot) ?? SLOTS[slot]?.(random)
    if (value === undefined) throw new Error(`No slot ${slot}`)
    filled.set(slot, value)
    return value
  }
  return text => text.replace(/\{(\w+)\}/g, (_, slot: string) => fillingOf(slot))
}

export const pastYear = (random: Seeded, today: string): string =>
  String(Number(today.slice(0, 4)) - random.between(YEARS.from, YEARS.to))
