import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Switches } from './switches'

/** Pixels of the line, and of each control in it. */
const [LINE, EACH] = [250, 100]

const FILTERS = ['即将到期', '已超期', '简易办理', '按时限分组'].map(name => ({
  key: name,
  isOn: name === '按时限分组',
  control: (
    <label>
      <input type="checkbox" /> {name}
    </label>
  ),
}))

/** Jest's page has no layout: children of a line of `LINE` stand beside each other. */
function layOut(this: HTMLElement): DOMRect {
  const at = [...(this.parentElement?.children ?? [])].indexOf(this)
  return { right: this.tagName === 'SPAN' ? (at + 1) * EACH : LINE } as DOMRect
}

describe('filters of a list', () => {
  afterEach(() => jest.restoreAllMocks())

  it('all stand in the line where it has room for them', () => {
    render(<Switches filters={FILTERS} />)
    expect(screen.getAllByRole('checkbox')).toHaveLength(4)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('open below a button where it has not, which says how many of those hold', async () => {
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(layOut)
    render(<Switches filters={FILTERS} />)
    expect(screen.getByText('已超期').closest('span')).not.toHaveClass('without')
    expect(screen.getByText('简易办理').closest('span')).toHaveClass('without')
    await userEvent.click(screen.getByRole('button', { name: '更多筛选（1）' }))
    const panel = screen.getByRole('group', { name: '更多筛选' })
    expect(panel).toHaveTextContent(/简易办理\s*按时限分组/)
    expect(panel).not.toHaveTextContent('已超期')
    await userEvent.keyboard('{Escape}')
    expect(panel).not.toBeInTheDocument()
  })
})
