import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './tabs'

const TABS = ['用户信息', '修改密码', '移动二维码'].map(title => ({ key: title, title }))

function Example() {
  const [shown, show] = useState('用户信息')
  return (
    <Tabs label="系统管理" tabs={TABS} shown={shown} onShow={show}>
      {shown}的内容
    </Tabs>
  )
}

describe('tabs', () => {
  it.each([
    ['{ArrowRight}', '修改密码'],
    ['{ArrowLeft}', '移动二维码'],
    ['{End}', '移动二维码'],
    ['{End}{ArrowRight}', '用户信息'],
    ['{End}{Home}', '用户信息'],
  ])('lead by %s to %s', async (keys, title) => {
    render(<Example />)
    screen.getByRole('tab', { name: '用户信息' }).focus()
    await userEvent.keyboard(keys)
    expect(screen.getByRole('tab', { name: title, selected: true })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: title })).toHaveTextContent(`${title}的内容`)
    expect(screen.getAllByRole('tab').filter(tab => tab.tabIndex === 0)).toHaveLength(1)
  })
})
