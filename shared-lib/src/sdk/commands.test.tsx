import { render } from '@testing-library/react'
import { type Command, commandsNow, useCommands } from './commands'

interface PageProps {
  readonly commands: readonly Command[]
  readonly isOffered?: boolean
}

function PageWith({ commands, isOffered }: PageProps) {
  useCommands('列表', commands, isOffered)
  return null
}

const titles = () => commandsNow().map(({ title, commands }) => [title, ...commands.map(command => command.title)])

describe('What a page offers to do', () => {
  it('is there as long as the page is in sight, as it was last drawn, each once', () => {
    const { rerender, unmount } = render(
      <>
        <PageWith commands={[{ title: '导出' }, { title: '刷新' }]} />
        <PageWith commands={[{ title: '刷新' }]} />
      </>,
    )
    expect(titles()).toEqual([['列表', '导出', '刷新']])
    rerender(
      <>
        <PageWith commands={[{ title: '打印' }]} isOffered={false} />
        <PageWith commands={[{ title: '统计' }]} />
      </>,
    )
    expect(titles()).toEqual([['列表', '统计']])
    unmount()
    expect(titles()).toEqual([])
  })
})
