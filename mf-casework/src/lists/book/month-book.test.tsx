import { petitionList } from '@portal/shared-lib/contract/lists'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { readXlsx } from 'hucre/xlsx'
import remote from '../../app'
import { lastDayOf, monthName } from './month'

const PAGE = 'letterClosing/letterCloseRegister'

describe('the book of a month', () => {
  let fault = true
  const server = fakeServer([
    fake(petitionList, ({ args: { cursor } }) => {
      if (fault) throw new FakeRefusal('tooManyCalls')
      const at = Number(cursor ?? 0)
      const row = {
        id: String(at),
        xfjbh: `LX99000020261101000${at}`,
        xfrq: '2026-11-02',
        djsj: '2026-11-04 09:00:00',
        xfr: '冯**',
        nrzy: '=1+1',
        hh: 'C-01',
        jbr: '周戊汀',
      }
      return { list: [row], total: 2, next: at === 0 ? '1' : null }
    }),
  ])
  afterAll(() => server.stop())

  it('has all letters of the month that is chosen, numbered, after a failure once it is asked for again', async () => {
    const shown = await renderRemote(remote, { path: `/${PAGE}?list=book`, desktop: desktopWith([PAGE]) })
    await userEvent.click(await screen.findByRole('button', { name: '重试' }))
    fault = false
    const month = await screen.findByLabelText('月份')
    await userEvent.clear(month)
    await userEvent.type(month, '2026年2月{Enter}')
    expect(
      await screen.findByRole('row', { name: /^2 2026-11-02 LX990000202611010001 冯\*\* =1\+1 C-01/ }),
    ).toBeVisible()
    expect(screen.getByRole('heading', { name: '临江省信访局2026年2月信件办结登记簿' })).toBeVisible()
    const asked = server.arrived.at(-1)?.args as { filter?: { conditions?: unknown } }
    expect(asked.filter?.conditions).toEqual([
      { field: 'xfjzt', operator: 'not', values: ['10'] },
      { field: 'bjsj', operator: 'from', values: ['2026-02-01'] },
      { field: 'bjsj', operator: 'to', values: ['2026-02-28'] },
    ])
    expect(screen.queryByRole('button', { name: '导出' })).toBeNull()
    await shown.unmount()
  })

  it('is exported as it is printed, by those who may export', async () => {
    const saved: Blob[] = []
    const names: string[] = []
    URL.createObjectURL = content => `blob:${saved.push(content as Blob)}`
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = function click() {
      names.push(this.download)
    }
    const shown = await renderRemote(remote, { path: `/${PAGE}?list=book`, desktop: desktopWith([PAGE, 'xfj:export']) })
    await screen.findByRole('row', { name: /^2 2026-11-02/ })
    await userEvent.click(screen.getByRole('button', { name: '导出' }))
    const title = screen.getByRole('heading', { level: 2 }).textContent
    await waitFor(() => expect(names).toEqual([`${title}.xlsx`]))
    const printed = screen.getAllByRole('row').map(row => [...row.children].map(cell => cell.textContent))
    const [first, ...rows] = await rowsIn(saved[0] as Blob)
    expect(first?.[0]).toBe(title)
    expect(rows).toEqual(printed)
    await shown.unmount()
  })

  it.each([
    ['2028-02', '2028-02-29', '2028年2月'],
    ['2026-12', '2026-12-31', '2026年12月'],
  ])('%s ends on %s and is called %s', (month, last, name) => {
    expect([lastDayOf(month), monthName(month)]).toEqual([last, name])
  })
})

/** The texts of the first sheet of a workbook. */
async function rowsIn(workbook: Blob): Promise<string[][]> {
  const reader = new FileReader()
  await new Promise(resolve => {
    reader.onload = resolve
    reader.readAsArrayBuffer(workbook)
  })
  const { sheets } = await readXlsx(new Uint8Array(reader.result as ArrayBuffer))
  return sheets[0]?.rows.map(row => row.map(cell => String(cell ?? ''))) ?? []
}
