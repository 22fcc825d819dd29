import { REGIONS, regionRows } from './regions'

/** Real ones that come nearest. */
const REAL_COUNTIES =
  `城东区 城西区 城中区 城北区 东城区 西城区 朝阳区 长安区 桥东区 桥西区 新城区 莲湖区 鼓楼区 玄武区 秦淮区
  栖霞区 栖霞市 荷塘区 芦淞区 石峰区 天元区 岳麓区 望城区 雨花区 开福区 沧浪区 金阊区 平江区 青山湖区 东湖区 西湖区 安县 安溪县
  石泉县 石屏县 石楼县 白河县 白水县 竹山县 竹溪县 竹园县 梅县区 松溪县 松桃县 松江区 兰溪市 兰山区 云霄县 云县 云和县 云阳县
  鹤山市 鹤岗市 桐城市 桐乡市 桐庐县 桐柏县 观山湖区 沧县 荔浦市 漳浦县 霞浦县 溆浦县 雁山区 雁塔区 雁江区 枫亭区`.split(
    /\s+/,
  )

const PARENT_DIGITS = { '2': 0, '3': 2, '4': 4, '5': 6 }

describe('Regions of the demonstration', () => {
  it('are a province with 6 cities, 48 counties and 528 towns', () => {
    const count = (type: string) => REGIONS.filter(region => region.type === type).length
    expect(['2', '3', '4', '5'].map(count)).toEqual([1, 6, 48, 528])
  })

  it('have codes of their own, of twelve digits, which begin as the one above them', () => {
    expect(new Set(REGIONS.map(({ code }) => code)).size).toBe(REGIONS.length)
    for (const { code, type, parent } of REGIONS) {
      expect(code).toMatch(/^99\d{10}$/)
      expect(code.slice(0, PARENT_DIGITS[type])).toBe((parent?.code ?? '').slice(0, PARENT_DIGITS[type]))
    }
  })

  it('have different names below one another', () => {
    expect(new Set(REGIONS.map(({ path }) => path)).size).toBe(REGIONS.length)
  })

  it('bear no real county name', () => {
    const names = REGIONS.filter(({ type }) => type === '3' || type === '4').map(({ name }) => name)
    expect(names.filter(name => REAL_COUNTIES.includes(name))).toEqual([])
  })

  it('keep the codes of the paper', () => {
    const codes = Object.fromEntries(regionRows().map(row => [row.region_name, row.region_code]))
    expect(codes).toMatchObject({ 听松区: '990103000000', 石渡县: '990121000000', 柳汀市: '990181000000' })
  })
})
