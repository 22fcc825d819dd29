import { importInspections } from '@portal/shared-lib/contract/inspections'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { writeXlsx } from 'hucre/xlsx'
import { openRegistration } from '../testing/registrar'
import { readSheet, templateOf } from './sheet'

const PAGE = 'xsdjManage/xsRegister?list=import'
const TITLES = [
  ...['移交单号', '移交日期', '信访人', '身份证号', '手机号码', '住址', '信访人数', '问题属地', '内容分类', '信访目的'],
  ...['反映对象', '反映对象职务', '反映对象单位', '内容摘要', '诉求'],
]
const bookOf = async (rows: (string | number | Date)[][]): Promise<ArrayBuffer> => {
  return new Uint8Array(await writeXlsx({ sheets: [{ name: '移交', rows }] })).buffer
}
const line = (summary: string) => TITLES.map(title => (title === '内容摘要' ? summary : ''))

describe('A sheet of an inspection team', () => {
  it('is read by its headings, in whatever order, days and numbers as texts', async () => {
    const titles = TITLES.toReversed()
    const cells = titles.map(title => ({ 移交日期: new Date('2026-11-20'), 信访人数: 3 })[title] ?? '')
    const read = await readSheet(await bookOf([titles, cells, titles.map(() => '')]))
    expect(read).toEqual({
      rows: [expect.objectContaining({ petitionDate: '2026-11-20', personCount: '3', name: '' })],
    })
  })

  it.each([
    ['has another form', [['姓名', '电话']], '请选择按模板填写的 .xlsx 表格'],
    ['lacks a column', [TITLES.slice(1)], '表格缺少以下列：移交单号'],
    ['is empty', [TITLES], '表格中没有数据'],
    ['is too long', [TITLES, ...Array.from({ length: 201 }, () => line('某事'))], '一次最多导入200件'],
  ])('says so where it %s', async (_, rows, problem) => {
    expect(await readSheet(await bookOf(rows))).toEqual({ problem })
  })

  it('is begun from the template, which holds nothing yet', async () => {
    expect(await readSheet((await templateOf()).buffer)).toEqual({ problem: '表格中没有数据' })
  })

  it('is shown before it is sent, and asks who has handed it over', async () => {
    const opened = await openRegistration(PAGE)
    const content = await bookOf([TITLES, line('第一件'), line('第二件')])
    // jsdom reads no files.
    const file = Object.assign(new File([content], '移交.xlsx'), { arrayBuffer: async () => content })
    await userEvent.upload(await screen.findByLabelText(/^表格/), file)
    expect(await screen.findByText('读取到2件，请先预检')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '预检' }))
    expect(await screen.findByText('请填写巡视组名称（1至100字）')).toBeVisible()
    expect(opened.arrivedAt(importInspections.path)).toEqual([])
    await opened.close()
  })
})
