import { api, StoreProvider, store } from '@portal/shared-lib'
import { citable, suggestions } from '@portal/shared-lib/contract/knowledge'
import { fake, fakeServer } from '@portal/shared-lib/testing'
import { EntriesOf, useEntryForm } from '@portal/shared-lib/ui-form'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addCitation } from '../citing/add-citation'
import { ABOUT } from '../testing/about'
import { ActionField } from './action-field'
import { AboutContext } from './control'

const ARTICLE = {
  documentId: 'kb-1',
  title: '信访工作条例',
  docNo: '',
  no: '第三十四条',
  text: '对信访人提出的申诉求决类事项，应当书面答复。',
  effectDate: '2022-05-01',
  until: null,
}
const OLD = { ...ARTICLE, documentId: 'kb-0', effectDate: '2005-05-01', until: '2022-04-30' }
const CITATION = '《信访工作条例》（2022年5月1日起施行）第三十四条'

describe('Where an opinion says on which law it rests', () => {
  let server: ReturnType<typeof fakeServer>
  beforeEach(() => {
    store.dispatch(api.util.resetApiState())
    server = fakeServer([
      fake(suggestions, () => [{ ...ARTICLE, no: '第二十二条' }]),
      fake(citable, ({ args: { on } }) => (on < '2022-05-01' ? [OLD] : [ARTICLE])),
    ])
  })
  afterEach(() => server.stop())

  function Held({ text, max }: { text: string; max: number }) {
    const form = useEntryForm({ values: { basis: text }, send: async () => undefined })
    const entry = { name: 'basis', wire: 'flyj', label: '依据', kind: 'words', max, citesLaw: true } as const
    return (
      <AboutContext value={ABOUT}>
        <EntriesOf of={form}>
          <ActionField name="basis" entry={entry} />
        </EntriesOf>
      </AboutContext>
    )
  }
  const open = async (text = '', max = 2000) => {
    render(
      <StoreProvider>
        <Held text={text} max={max} />
      </StoreProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: '插入法规' }))
    return await screen.findByRole('dialog', { name: '插入法规' })
  }
  const seek = async (words: string) => {
    await userEvent.type(screen.getByRole('searchbox', { name: '查找条文' }), words)
    return await screen.findByRole('list', { name: '找到的条文' })
  }
  const basis = () => screen.getByRole('textbox', { name: '依据', hidden: true })

  it('an article that was found is put behind what is there, with law, version and number', async () => {
    await open('依照下列规定：')
    const found = await seek('xfgztl 34')
    expect(found).toHaveTextContent('2022-05-01 至 今')
    await userEvent.click(within(found).getByRole('button', { name: `插入引用：${CITATION}` }))
    expect(basis()).toHaveValue(`依照下列规定：${CITATION}`)
    expect(screen.getByText(`已插入：${CITATION}`)).toBeVisible()
    await userEvent.click(within(found).getByRole('button', { name: `插入引用和条文：${CITATION}` }))
    expect(basis()).toHaveValue(`依照下列规定：${CITATION}；${CITATION}：${ARTICLE.text}`)
  })

  it('asks for what was in force on the chosen day', async () => {
    await open()
    const day = screen.getByLabelText('适用日期')
    await userEvent.clear(day)
    await userEvent.type(day, '2020-01-01{Enter}')
    const found = await seek('34')
    await waitFor(() => expect(found).toHaveTextContent('2005-05-01 至 2022-04-30'))
    const asked = server.arrived.filter(({ path }) => path === citable.path).map(({ args }) => args)
    expect(asked).toEqual([{ words: '34', on: '2020-01-01' }])
  })

  it('offers what fits the category before anything is looked for', async () => {
    await open()
    const fitting = await screen.findByRole('region', { name: '按内容分类推荐' })
    const insert = await within(fitting).findByRole('button', { name: /插入引用：.*第二十二条/ })
    await userEvent.click(insert)
    expect(basis()).toHaveValue('《信访工作条例》（2022年5月1日起施行）第二十二条')
  })

  it('puts in nothing for which there is no room', async () => {
    await open('', 10)
    const found = await seek('34')
    await userEvent.click(within(found).getByRole('button', { name: `插入引用：${CITATION}` }))
    expect(basis()).toHaveValue('')
  })
})

describe('A citation', () => {
  it('is put in once, parted from what is there', () => {
    expect(addCitation('', CITATION)).toBe(CITATION)
    expect(addCitation('《民法典》\n', CITATION)).toBe(`《民法典》；${CITATION}`)
    expect(addCitation(`《民法典》；${CITATION}`, CITATION)).toBe(`《民法典》；${CITATION}`)
  })
})
