import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { document, favourites, giveFeedback, ownFeedback } from '@portal/shared-lib/contract/knowledge'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { KnowledgeDocument } from '../api'
import remote from '../app'

type Own = CallAnswer<typeof ownFeedback>['own']

describe('Below a document', () => {
  let close: () => Promise<void>
  afterEach(() => close())

  async function open(own: Own = null, refusal?: FakeRefusal) {
    const sent: unknown[] = []
    let given = own
    const server = fakeServer([
      fake(favourites, () => []),
      fake(
        document,
        ({ args: { id } }): KnowledgeDocument => ({
          id,
          title: '来信登记指引',
          kind: 'procedure',
          docNo: '',
          issuer: '',
          source: '',
          issueDate: null,
          effectDate: null,
          status: '现行',
          owner: '',
          validUntil: null,
          isExpired: false,
          attachments: [],
          categories: [],
          path: [],
          articles: [{ no: '一', text: '逐项登记' }],
        }),
      ),
      fake(ownFeedback, () => ({ version: 2, helped: given?.kind === 'helpful' ? 3 : 2, own: given })),
      fake(giveFeedback, ({ args: { kind, words = '', ...args } }) => {
        if (refusal) throw refusal
        sent.push({ ...args, kind, words })
        given = { kind, words, isHandled: false, reply: '' }
        return null
      }),
    ])
    const page = await renderRemote(remote, { path: '/knowledgeTreeContent?id=kb-1' })
    close = () => page.unmount().then(server.stop)
    await screen.findByRole('region', { name: '内容反馈' })
    return sent
  }

  it('says that it helps, once', async () => {
    const sent = await open()
    await userEvent.click(screen.getByRole('button', { name: '有帮助（2人）' }))
    expect(await screen.findByRole('button', { name: '已反馈有帮助（3人）' })).toBeDisabled()
    expect(sent).toEqual([{ id: 'kb-1', version: 2, kind: 'helpful', words: '' }])
    expect(screen.getByRole('button', { name: '内容有误' })).toBeEnabled()
  })

  it('says what is wrong, and shows that it was said', async () => {
    const sent = await open()
    await userEvent.click(screen.getByRole('button', { name: '内容有误' }))
    await userEvent.click(await screen.findByRole('button', { name: '确定反馈内容有误' }))
    expect(await screen.findByText('请写明哪里有误')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: '有误之处' }), ' 文号有误 ')
    await userEvent.click(screen.getByRole('button', { name: '确定反馈内容有误' }))
    expect(await screen.findByText(/待负责人处理/)).toHaveTextContent('您已反馈内容有误：文号有误')
    expect(sent).toEqual([{ id: 'kb-1', version: 2, kind: 'wrong', words: '文号有误' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps the words where the document has changed meanwhile', async () => {
    await open(null, new FakeRefusal('rule', { text: '内容已更新，请刷新页面，核对新内容后再反馈' }))
    await userEvent.click(screen.getByRole('button', { name: '内容有误' }))
    await userEvent.type(await screen.findByRole('textbox', { name: '有误之处' }), '文号有误')
    await userEvent.click(screen.getByRole('button', { name: '确定反馈内容有误' }))
    expect(await screen.findByText(/内容已更新/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: '有误之处' })).toHaveValue('文号有误')
  })

  it('tells what has become of it', async () => {
    await open({ kind: 'wrong', words: '文号有误', isHandled: true, reply: '已更正' })
    expect(screen.getByRole('region', { name: '内容反馈' })).toHaveTextContent('已处理：已更正')
    expect(screen.queryByRole('button', { name: '内容有误' })).toBeNull()
  })
})
