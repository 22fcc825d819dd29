import { papers } from '@portal/shared-lib/contract/cases'
import * as contract from '@portal/shared-lib/contract/official-documents'
import { fake } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openCase } from '../petition/testing/open-case'

const NO = 'LX990000261120000015'
const BEGUN = { title: `关于办理信访事项（${NO}）的`, body: `关于信访事项（${NO}），主要反映：停车费上涨。\n` }

describe('公文 of a case', () => {
  let opened: Awaited<ReturnType<typeof openCase>>
  const drafted: unknown[] = []
  afterEach(() => opened.close())

  const open = async (permissions: string[]) => {
    opened = await openCase({ permissions }, undefined, [
      fake(papers, () => ({ documents: [], reports: [] })),
      fake(contract.officialDocumentsOf, () => []),
      fake(contract.draftOfCase, () => BEGUN),
      fake(contract.draft, ({ args }) => {
        drafted.push(args)
        return { id: '9', state: '0', stateName: '草稿', version: 1 }
      }),
    ])
    await screen.findByText(NO)
    await userEvent.keyboard('4')
  }

  it('are begun from it with what is known of it filled in', async () => {
    await open(['official/officialList', 'gw:draft'])
    await userEvent.click(await screen.findByRole('button', { name: '拟公文' }))
    const dialog = within(await screen.findByRole('dialog', { name: `拟公文 ${NO}` }))
    const title = await dialog.findByRole('textbox', { name: /^标题/ })
    expect(title).toHaveValue(BEGUN.title)
    expect(dialog.getByRole('textbox', { name: /^正文/ })).toHaveValue(BEGUN.body)
    await userEvent.type(title, '函')
    await userEvent.type(dialog.getByRole('textbox', { name: /^主送单位（系统外）/ }), '东海省信访局')
    await userEvent.click(dialog.getByRole('button', { name: '存为草稿' }))
    await waitFor(() =>
      expect(drafted).toEqual([expect.objectContaining({ petitionNo: NO, title: `${BEGUN.title}函`, kind: 'G06' })]),
    )
  })

  it('are not offered without the right', async () => {
    await open([])
    await screen.findByRole('button', { name: '生成文书' })
    expect(screen.queryByRole('button', { name: '拟公文' })).toBeNull()
    expect(screen.queryByRole('region', { name: '公文' })).toBeNull()
  })
})
