import { archive, extend, resume, urge } from '@portal/shared-lib/contract/actions'
import { previewLimit } from '@portal/shared-lib/contract/choices'
import { lockPetition } from '@portal/shared-lib/contract/locks'
import { FakeRefusal, fake, keepingBrowser } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ABOUT } from '../testing/about'
import { openPanel } from '../testing/open-panel'

const { petitionNo } = ABOUT.petition
const DONE = { petitionNo, state: '30', stateName: '办理中', version: 4, awaitsApproval: false }
/** With what the form of an urge begins. */
const PROPOSED = '该件即将到期，请抓紧办理并回复进展情况。'
const WORDS = '请抓紧办理并书面告知信访人。'
const urging = fake(urge, () => DONE)
const newer = { ...ABOUT, petition: { ...ABOUT.petition, version: 4 } }

describe('The panel of an action', () => {
  let panel: ReturnType<typeof openPanel>
  const open = (...args: Parameters<typeof openPanel>) => {
    panel = openPanel(...args)
  }
  afterEach(() => panel.close())
  const words = () => screen.getByLabelText(/^催办内容/)
  const type = async (text: string) => {
    await userEvent.clear(words())
    await userEvent.type(words(), text)
  }
  const argsAt = (call: { readonly path: string }) => panel.arrived(call).map(({ args }) => args)

  describe('sends', () => {
    it('what was entered with the version that was seen and the to-do, and is done with a word', async () => {
      open('urge', [urging])
      await type(`  ${WORDS} `)
      await panel.submit()
      await waitFor(() => expect(panel.heard).toEqual(['已催办，当前状态：办理中', 'done']))
      expect(argsAt(urge)).toMatchObject([{ petitionNo, version: 3, todoId: '7', text: WORDS }])
    })

    it('nothing while something is missing, and leads to where it is', async () => {
      open('urge', [urging])
      await userEvent.clear(words())
      await panel.submit()
      expect(words()).toHaveFocus()
      expect(words()).toHaveAccessibleDescription('请填写催办内容（1至500字）')
      expect(words()).toBeInvalid()
      expect(argsAt(urge)).toEqual([])
    })

    it('what the server refuses about an entry leads there, and stays until it is sent again', async () => {
      const text = '催办内容含有不能识别的字符'
      const outcomes = [
        () => {
          throw new FakeRefusal('rule', { text }, 'cbnr')
        },
        () => DONE,
      ]
      open('urge', [fake(urge, () => (outcomes.shift() ?? (() => DONE))())])
      await panel.submit()
      await waitFor(() => expect(words()).toHaveAccessibleDescription(text))
      expect(words()).toHaveFocus()
      await type(WORDS)
      expect(words()).toHaveAccessibleDescription(text)
      await panel.submit()
      await waitFor(() => expect(panel.heard).toContain('done'))
      expect(words()).toBeValid()
    })

    it('to the leaders what they must agree to, and says that it waits for them', async () => {
      open('extend', [fake(extend, () => ({ ...DONE, awaitsApproval: true }))])
      await userEvent.type(screen.getByLabelText(/^延期理由/), '因需委托第三方鉴定，情况复杂。')
      await userEvent.click(screen.getByRole('button', { name: '延期（送审）' }))
      await waitFor(() => expect(panel.heard).toEqual(['延期已送审，请等待领导审批', 'done']))
      expect(argsAt(extend)).toMatchObject([{ days: 30 }])
    })

    it('the same attempt again by itself where the line broke, another one where it was refused', async () => {
      const outcomes: (() => typeof DONE)[] = [
        () => {
          throw new TypeError('Failed to fetch')
        },
        () => {
          throw new FakeRefusal('rule', { text: '已有催办等待回复，请勿重复催办' })
        },
        () => DONE,
      ]
      open('urge', [fake(urge, () => (outcomes.shift() ?? (() => DONE))())])
      await type(WORDS)
      const attempts = () => panel.arrived(urge).map(({ requestId }) => requestId)
      await panel.submit()
      expect(await screen.findByText('已有催办等待回复，请勿重复催办', {}, { timeout: 5000 })).toBeVisible()
      await panel.submit()
      await waitFor(() => expect(panel.heard).toContain('done'))
      const [lost, again, anew] = attempts()
      expect(again).toBe(lost)
      expect(anew).not.toBe(again)
    })

    it('with the paper of an organisation for which it is entered, to no leader', async () => {
      const before = { paperId: [{ id: '00000000-0000-4000-8000-000000000000', name: '报告.pdf' }] }
      open('extend', [fake(extend, () => DONE)], { isProxy: true, before })
      await userEvent.type(screen.getByLabelText(/^延期理由/), '因需委托第三方鉴定，情况复杂。')
      expect(screen.queryByRole('button', { name: '延期（送审）' })).not.toBeInTheDocument()
      await panel.submit()
      await waitFor(() => expect(panel.heard).toContain('done'))
      expect(argsAt(extend)).toMatchObject([{ paperId: before.paperId[0]?.id }])
    })

    it('by Ctrl and Enter; Escape folds it', async () => {
      open('urge', [urging])
      await type(`${WORDS}{Escape}`)
      expect(panel.heard).toEqual(['closed'])
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await waitFor(() => expect(panel.heard).toContain('done'))
    })
  })

  describe('where the case has changed', () => {
    it('is about the case as it is now, as long as nothing is typed', async () => {
      open('urge', [urging])
      panel.show({ about: newer })
      await type(WORDS)
      expect(screen.queryByRole('alert', { name: '他人已处理' })).not.toBeInTheDocument()
      await panel.submit()
      await waitFor(() => expect(argsAt(urge)).toMatchObject([{ version: 4 }]))
    })

    it('keeps what is typed where it cannot be done any more, and says why', async () => {
      open('urge', [urging])
      await type(WORDS)
      panel.show({ about: newer, obstacle: '该件已办结' })
      expect(await screen.findByRole('alert', { name: '他人已处理' })).toHaveTextContent(
        '该件已办结。您填写的内容已保留在本机，可复制使用。',
      )
      expect(words()).toHaveValue(WORDS)
      expect(screen.queryByRole('button', { name: '已查看，继续填写' })).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: '确定催办' })).toBeDisabled()
    })
  })

  describe('keeps what is typed', () => {
    let browser: ReturnType<typeof keepingBrowser>
    beforeEach(() => {
      browser = keepingBrowser()
    })
    afterEach(() => browser.stop())

    it('when it is folded, until the user begins anew', async () => {
      open('urge', [urging])
      await type(WORDS)
      panel.fold()
      panel.unfold()
      expect(await screen.findByText('已恢复上次未提交的内容')).toBeVisible()
      expect(words()).toHaveValue(WORDS)
      await userEvent.click(screen.getByRole('button', { name: '重新填写' }))
      await waitFor(() => expect(words()).toHaveValue(PROPOSED))
      panel.fold()
      panel.unfold()
      await waitFor(() => expect(words()).toHaveValue(PROPOSED))
      expect(browser.kept.size).toBe(0)
    })

    it('not any longer once it was sent', async () => {
      open('urge', [urging])
      await type(WORDS)
      await panel.submit()
      await waitFor(() => expect(panel.heard).toContain('done'))
      panel.fold()
      await waitFor(() => expect(browser.kept.size).toBe(0))
    })

    it('and says so to the case, until it is folded', async () => {
      open('urge', [urging])
      await type('请')
      expect(panel.isTyped.at(-1)).toBe(true)
      panel.fold()
      expect(panel.isTyped.at(-1)).toBe(false)
    })
  })

  it('begins with what was submitted before, else with what the form proposes', () => {
    open('resume', [fake(resume, () => DONE)], { before: { text: '听证已举行。' } })
    expect(screen.getByLabelText(/^恢复说明/)).toHaveValue('听证已举行。')
    panel.close()
    open('resume', [fake(resume, () => DONE)])
    expect(screen.getByLabelText(/^恢复说明/)).toHaveValue('中止事由已消除，恢复办理。')
  })

  it('shows the limit as it would be, and none for days that there may not be', async () => {
    open('extend', [])
    expect(await screen.findByText('2027-02-30')).toBeVisible()
    const days = screen.getByLabelText(/^延长天数/)
    await userEvent.clear(days)
    await userEvent.type(days, '31')
    await waitFor(() => expect(screen.queryByText('2027-02-30')).not.toBeInTheDocument())
    expect(argsAt(previewLimit)).not.toContainEqual(expect.objectContaining({ addedDays: 31 }))
  })

  it('tells others that somebody writes only once somebody does', async () => {
    open('archive', [fake(archive, () => DONE)])
    expect(argsAt(lockPetition)).toEqual([])
    await userEvent.type(screen.getByRole('textbox'), '2')
    await waitFor(() => expect(argsAt(lockPetition)).toEqual([{ petitionNo }]))
  })

  it('leads to what decides the same question another way', async () => {
    const pressed: string[] = []
    open('urge', [urging], { others: [{ name: '转督办', onPress: () => pressed.push('转督办') }] })
    await userEvent.click(screen.getByRole('button', { name: '改为转督办' }))
    expect(pressed).toEqual(['转督办'])
  })
})
