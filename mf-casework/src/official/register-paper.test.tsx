import { onNotice } from '@portal/shared-lib'
import * as contract from '@portal/shared-lib/contract/official-documents'
import { notePrint } from '@portal/shared-lib/contract/prints'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import casework from '../app'
import { LISTED } from './testing/documents'

const TOTAL = 230
/** The newest first, as the list answers them. */
const ROWS = Array.from({ length: TOTAL }, (_, index) => ({
  ...LISTED,
  id: String(TOTAL - index),
  documentNo: `安信访发〔2026〕${TOTAL - index}号`,
}))

describe('发文登记簿, 收文登记簿 on paper', () => {
  const notices: string[] = []
  onNotice(({ text }) => notices.push(text))
  let end = async () => {}
  afterEach(async () => {
    notices.length = 0
    await end()
    end = async () => {}
  })

  async function open(tab: string, isRefused = false, more = false) {
    const noted: unknown[] = []
    const server = fakeServer([
      fake(contract.officialDocuments, ({ args }) => {
        const from = Number(args.cursor ?? 0)
        const list = ROWS.slice(from, from + (args.limit ?? 50))
        const next = from + list.length
        return { list, total: TOTAL, next: more || next < TOTAL ? String(next % TOTAL) : null }
      }),
      fake(notePrint, ({ args }) => {
        if (isRefused) throw new FakeRefusal('forbidden')
        noted.push(args)
        return null
      }),
    ])
    const page = await renderRemote(casework, { path: '/official/officialList', desktop: desktopWith([]) })
    const papers: HTMLElement[] = []
    const print = jest.spyOn(window, 'print').mockImplementation(() => {
      papers.push(document.querySelector<HTMLElement>('body > [data-paper]')?.cloneNode(true) as HTMLElement)
    })
    end = async () => {
      print.mockRestore()
      await page.unmount()
      server.stop()
    }
    await userEvent.click(await screen.findByRole('tab', { name: tab }))
    await screen.findAllByText('安信访发〔2026〕230号')
    return { noted, papers, print: async () => userEvent.click(screen.getByRole('button', { name: '打印登记簿' })) }
  }

  it.each([
    ['发文', '发文登记簿', 'v_gw_fw', '主送单位'],
    ['收文', '收文登记簿', 'v_gw_sw', '来文单位'],
  ])(
    '%s: has every row that was asked for, in order, under headings that are repeated, once the audit knows',
    async (tab, name, list, heading) => {
      const { noted, papers, print } = await open(tab)
      await userEvent.selectOptions(screen.getByRole('combobox', { name: /年度/ }), '2026')
      await screen.findAllByText('安信访发〔2026〕230号')
      await print()
      await waitFor(() => expect(papers).toHaveLength(1))
      expect(noted).toEqual([expect.objectContaining({ what: 'list', of: list, count: TOTAL })])
      const paper = within(papers[0] as HTMLElement)
      expect(paper.getByRole('heading', { hidden: true })).toHaveTextContent(new RegExp(`2026年${name}$`))
      const rows = [...(papers[0]?.querySelectorAll('tbody tr') ?? [])]
      expect(rows.map(row => row.children[0]?.textContent)).toEqual(ROWS.map((_, index) => String(index + 1)))
      expect(rows.map(row => row.children[2]?.textContent)).toEqual(ROWS.map(({ documentNo }) => documentNo).reverse())
      expect(papers[0]?.querySelectorAll('thead')).toHaveLength(1)
      expect(papers[0]?.querySelector('thead')).toHaveTextContent(heading)
      await waitFor(() => expect(document.querySelector('[data-paper]')).toBeNull())
    },
  )

  it('is not printed where the audit cannot be told, nor in part', async () => {
    const { papers, print } = await open('发文', true)
    await print()
    await waitFor(() => expect(notices).toEqual([expect.stringContaining('没有此项操作的权限')]))
    expect(papers).toEqual([])
    await end()
    const longer = await open('发文', false, true)
    await longer.print()
    await waitFor(() => expect(notices.at(-1)).toMatch(/一次打印不下/))
    expect(longer.papers).toEqual([])
    expect(longer.noted).toEqual([])
  })
})
