import { inColumns } from './columns'

const WIDTH = 2000
const CHARACTER = 40

const lineOf = (...parts: readonly (readonly [left: number, text: string])[]) => ({
  words: parts.flatMap(([left, text]) =>
    [...text].map((character, nth) => ({
      text: character,
      bbox: { x0: left + nth * CHARACTER, x1: left + (nth + 1) * CHARACTER - 4, y0: 0, y1: 40 },
    })),
  ),
})
// What the reader gives beside is of no account here.
type Lines = Parameters<typeof inColumns>[0]
const textsOf = (lines: readonly ReturnType<typeof lineOf>[]) =>
  inColumns(lines as unknown as Lines, WIDTH).map(({ words }) => words.map(({ text }) => text).join(''))

const LEFT = ['我们住在望潮里小区每晚', '七点到十点半有人跳舞严', '重影响老人休息和孩子学', '习多次反映没有结果']
const RIGHT = ['希望有关部门规定时间并', '安装监测设备责令其降低', '音量还居民一个安静环境', '反映人是沈丁柏同志']

describe('The lines of a page', () => {
  it('with two columns are read one column after the other, below their heading', () => {
    const rows = LEFT.map((text, nth) => lineOf([200, text], [1100, RIGHT[nth] ?? '']))
    const heading = lineOf([700, '关于噪声扰民问题的反映'])
    expect(textsOf([heading, ...rows])).toEqual(['关于噪声扰民问题的反映', ...LEFT, ...RIGHT])
  })

  it('that run across are read as they stand', () => {
    const rows = LEFT.map((text, nth) => lineOf([200, text + (RIGHT[nth] ?? '')]))
    expect(textsOf(rows)).toEqual(LEFT.map((text, nth) => text + (RIGHT[nth] ?? '')))
  })

  it('of a form with labels and what belongs to them stay together', () => {
    const rows = ['姓名', '性别', '电话', '住址', '民族'].map(label => lineOf([800, label], [1100, '钱乙舟']))
    expect(textsOf(rows)[0]).toBe('姓名钱乙舟')
  })
})
