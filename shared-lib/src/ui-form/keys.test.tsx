import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enterGoesOn, useSaveKey } from './keys'

function Form({ done, dialog }: { done: string[]; dialog: boolean }) {
  useSaveKey(
    () => done.push('save'),
    () => done.push('save and go on'),
  )
  return (
    <form onKeyDown={enterGoesOn} onSubmit={event => event.preventDefault()}>
      <input aria-label="姓名" />
      <fieldset data-field="sex">
        <input type="radio" name="sex" aria-label="男" />
        <input type="radio" name="sex" aria-label="女" defaultChecked />
      </fieldset>
      <input aria-label="已收回" disabled />
      <input aria-label="列表" role="combobox" aria-expanded="false" aria-controls="list" />
      <textarea aria-label="摘要" />
      {dialog && <dialog open />}
    </form>
  )
}

const open = (dialog = false) => {
  const done: string[] = []
  render(<Form done={done} dialog={dialog} />)
  return done
}
const at = (label: string) => screen.getByLabelText(label)

describe('Keys in a form', () => {
  it('Enter goes on to the next entry: of radio buttons to the chosen one, past what cannot be typed into', async () => {
    open()
    await userEvent.type(at('姓名'), '冯{Enter}')
    expect(at('女')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(at('列表')).toHaveFocus()
  })

  it('Enter chooses in a list, breaks a line in a text, and ends a word that is still composed', async () => {
    open()
    await userEvent.type(at('列表'), '{Enter}')
    expect(at('列表')).toHaveFocus()
    await userEvent.type(at('摘要'), '一{Enter}二')
    expect(at('摘要')).toHaveValue('一\n二')
    at('姓名').focus()
    fireEvent.keyDown(at('姓名'), { key: 'Enter', isComposing: true })
    expect(at('姓名')).toHaveFocus()
  })

  it('Ctrl+S saves and Ctrl+Enter goes on, wherever the cursor is', async () => {
    const done = open()
    await userEvent.keyboard('{Control>}s{/Control}')
    await userEvent.type(at('摘要'), '{Control>}{Enter}{/Control}')
    await userEvent.keyboard('s')
    expect(done).toEqual(['save', 'save and go on'])
  })

  it('nothing is saved below a dialog', async () => {
    const done = open(true)
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(done).toEqual([])
  })
})
