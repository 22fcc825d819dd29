import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePageChords, usePageKeys } from './page-view'
import { isInField, isTyping } from './typing'

function Page({ heard, isCovered = false }: { heard: string[]; isCovered?: boolean }) {
  usePageKeys(({ key }) => void heard.push(key))
  usePageChords(({ key }) => void heard.push(`Ctrl+${key}`))
  return (
    <>
      <input aria-label="姓名" />
      <input type="checkbox" aria-label="选择" />
      <input type="radio" aria-label="男" />
      <textarea aria-label="摘要" />
      <select aria-label="时限灯" />
      {/* biome-ignore lint/a11y/useSemanticElements: what is written with formats is no textarea */}
      <div contentEditable suppressContentEditableWarning role="textbox" aria-label="正文" tabIndex={0}>
        <b>字</b>
      </div>
      <button type="button">办理</button>
      {isCovered && <dialog open />}
    </>
  )
}

describe('A key', () => {
  const hearing = async (label: string, keys: string, isCovered = false) => {
    const heard: string[] = []
    render(<Page heard={heard} isCovered={isCovered} />)
    screen.getByLabelText(label).focus()
    await userEvent.keyboard(keys)
    return heard
  }

  it.each(['姓名', '摘要', '时限灯', '正文'])('is typed into %s, and is none of the page', async label => {
    expect(await hearing(label, 'j?1')).toEqual([])
  })

  it.each(['选择', '男'])('is the page’s where %s has the focus, which takes no letters', async label => {
    expect(await hearing(label, 'j')).toEqual(['j'])
  })

  it('is not the page’s with Alt, nor below a dialog', async () => {
    const heard = await hearing('选择', '{Alt>}j{/Alt}', true)
    await userEvent.keyboard('j')
    expect(heard).toEqual([])
  })

  it('with Ctrl is heard in fields too', async () => {
    expect(await hearing('摘要', '{Control>}s{/Control}')).toContain('Ctrl+s')
  })

  it('is typed where text is composed, and in what lies within a field', () => {
    const press = { target: document.body, ctrlKey: false, altKey: false, metaKey: false }
    expect([isTyping(press), isTyping({ ...press, isComposing: true })]).toEqual([false, true])
    render(<Page heard={[]} />)
    expect(isInField({ target: screen.getByText('字') })).toBe(true)
  })
})
