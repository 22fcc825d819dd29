import { onNotice } from '@portal/shared-lib'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { button } from '../../petition/testing/open-case'
import { ActionBar } from './action-bar'

describe('The actions of a case', () => {
  const pressed: string[] = []
  const show = (...rows: Parameters<typeof ActionBar>[0]['rows'][number][]) => {
    pressed.length = 0
    render(<ActionBar rows={rows} onPress={action => pressed.push(action)} />)
    return within(screen.getByRole('region', { name: '操作' }))
  }
  const names = (bar: ReturnType<typeof show>) =>
    bar.getAllByRole('button', { hidden: true }).map(each => each.textContent)

  it('begin with what waits to be done, then what can be done before what cannot', () => {
    const bar = show(
      button('suspend', '中止', { enabled: 0, reason: '仅听证可以中止' }),
      button('extend', '延期'),
      button('recordProgress', '登记过程'),
      button('draftOpinion', '拟处理意见书或答复', { primary: 1 }),
    )
    expect(names(bar)).toEqual(['拟处理意见书或答复', '登记过程', '延期', '中止'])
  })

  it('have five beside the first in sight; the others are under 更多 by what they are about, what takes something back last', () => {
    const usual = ['assign', 'transfer', 'escalate', 'urge', 'coHandle', 'extend'].map(action => button(action, action))
    const bar = show(button('voidPetition', '作废'), ...usual, button('accept', '受理告知', { primary: 1 }))
    const more = within(bar.getByText('更多').closest('details') as HTMLElement)
    const groups = more.getAllByRole('group', { hidden: true }).map(each => each.textContent)
    expect(groups).toEqual(['催办与督办urge', '撤回与撤销作废'])
    expect(names(bar)).toHaveLength(8)
  })

  it('of a proceeding stand together under 更多', () => {
    const actions = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const forms = new Map(actions.map(action => [action, { action, fields: [] } as never]))
    const rows = actions.map(action => button(action, action))
    render(<ActionBar rows={rows} forms={forms} onPress={() => undefined} />)
    expect(screen.getAllByRole('group', { hidden: true }).map(each => each.textContent)).toContain('fg')
  })

  it('leave out what does not belong to the case, and what no form is for', () => {
    const bar = show(button('urge', '催办'), button('extend', '延期', { visible: 0 }), button('unknown', '未知'))
    expect(names(bar)).toEqual(['催办'])
    expect(bar.queryByText('更多')).not.toBeInTheDocument()
  })

  it('are pressed; one that cannot be says why, and does nothing', async () => {
    const told: string[] = []
    const stop = onNotice(({ text }) => told.push(text))
    const reason = '已有催办等待回复，请勿重复催办'
    const bar = show(button('extend', '延期'), button('urge', '催办', { enabled: 0, reason }))
    await userEvent.click(bar.getByRole('button', { name: '延期' }))
    const off = bar.getByRole('button', { name: '催办' })
    expect(off).toHaveAccessibleDescription(reason)
    expect(off).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(off)
    expect([pressed, told]).toEqual([['extend'], [reason]])
    stop()
  })
})
