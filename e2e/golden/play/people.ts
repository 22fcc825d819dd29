import type { Unit } from './answer'

const unit = (name: string, letters: string, investigators: string): Unit => ({
  name,
  investigators,
  clerk: `${letters}12`,
  head: `${letters}13`,
  leader: `${letters}14`,
})

/** Units that answer petitions. */
export const LABOUR = unit('安澜市人力资源和社会保障局', 'rs', '沈丁兰、韩戊竹')
export const HOUSING = unit('安澜市住房和城乡建设局', 'zj', '朱庚柏、杨辛莺')
export const LAND = unit('安澜市自然资源局', 'zr', '尤壬溪、朱壬蘅')
export const TOWN = unit('荷塘镇人民政府', 'xz', '许癸岚、尤甲湄')
