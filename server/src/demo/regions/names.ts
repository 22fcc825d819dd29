/** A name with the initials of its pinyin. */
export interface Named {
  readonly name: string
  readonly initials: string
}

/** A name with the digits that it adds to the code of what it lies below. */
export interface RegionSeed extends Named {
  readonly digits: string
}

export interface CitySeed extends RegionSeed {
  readonly counties: readonly RegionSeed[]
}

/** From `digits name initials`. */
function seed(text: string): RegionSeed {
  const [digits = '', name = '', initials = ''] = text.split(' ')
  return { digits, name, initials }
}

const seeds = (list: string): RegionSeed[] => list.split(', ').map(seed)
const city = (text: string, counties: string): CitySeed => ({ ...seed(text), counties: seeds(counties) })

/** A province that does not exist, under a code that is assigned to none. No county bears the name of a real one. */
export const PROVINCE = seed('99 临江省 ljs')

export const CITIES: readonly CitySeed[] = [
  city(
    '01 安澜市 als',
    '02 澜城区 lcq, 03 听松区 tsq, 21 石渡县 sdx, 22 白鹭县 blx, 23 竹屏县 zpx, 24 荻浦县 dpx, 25 枫驿县 fyx, 81 柳汀市 lts',
  ),
  city(
    '02 望川市 wcs',
    '02 川前区 cqq, 03 揽月区 lyq, 21 芦汀县 ltx, 22 鹿岭县 llx, 23 梅渡县 mdx, 24 松桥县 sqx, 25 云塘县 ytx, 81 鹤洲市 hzs',
  ),
  city(
    '03 云麓市 yls',
    '02 麓前区 lqq, 03 拾翠区 scq, 21 茶溪县 cxx, 22 杉屏县 spx, 23 岩渡县 ydx, 24 栗坪县 lpx, 25 兰汀县 ltx, 81 桐岭市 tls',
  ),
  city(
    '04 青屿市 qys',
    '02 屿前区 yqq, 03 观潮区 gcq, 21 贝湾县 bwx, 22 鸥渡县 odx, 23 帆影县 fyx, 24 礁岚县 jlx, 25 汐桥县 xqx, 81 珠汀市 zts',
  ),
  city(
    '05 沧棠市 cts',
    '02 棠前区 tqq, 03 沐风区 mfq, 21 苇塘县 wtx, 22 菱渡县 ldx, 23 荷屏县 hpx, 24 藕溪县 oxx, 25 棠岭县 tlx, 81 蓼汀市 lts',
  ),
  city(
    '06 霁原市 jys',
    '02 霁前区 jqq, 03 朝雪区 cxq, 21 雁坪县 ypx, 22 桦桥县 hqx, 23 霜岭县 slx, 24 草渡县 cdx, 25 松屏县 spx, 81 雪汀市 xts',
  ),
]

/** Towns are put together from two characters, each with its initial. */
export const TOWN_FIRST: readonly Named[] = seeds(
  '0 东 d, 1 西 x, 2 南 n, 3 北 b, 4 云 y, 5 石 s, 6 柳 l, 7 竹 z, 8 荷 h, 9 鹿 l',
)
export const TOWN_SECOND: readonly Named[] = seeds('0 溪 x, 1 桥 q, 2 岭 l, 3 渡 d, 4 湾 w, 5 塘 t, 6 坪 p, 7 岗 g')
