import { register } from '@portal/shared-lib/contract/registration'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRegistration } from './testing/registrar'

const FIELDS = [
  { name: 'wgbh', label: '网格编号', kind: 'text', section: 'matter', max: 10, required: ['letter'] },
  { name: 'jjcd', label: '紧急程度', kind: 'code', table: 'DM_JJCD', section: 'source' },
  { name: 'djy', label: '登记员工号', kind: 'text', section: 'source', forms: ['phone'] },
]

/** The page's composition, as the file of such a province would make it. */
function composeWith(extraFields: object[]): void {
  const script = document.getElementById('composition')
  const composed = JSON.parse(script?.textContent ?? '{}')
  if (script) script.textContent = JSON.stringify({ ...composed, province: { ...composed.province, extraFields } })
}

describe('A field that a province adds in its data', () => {
  it('stands in the form, is asked for by its rule, and is sent', async () => {
    composeWith(FIELDS)
    const { arrivedAt, close } = await openRegistration('letterManage/letterRegister')
    const grid = await screen.findByLabelText(/网格编号/)
    expect(await screen.findByRole('combobox', { name: '紧急程度' })).toBeInTheDocument()
    expect(screen.queryByLabelText('登记员工号')).toBeNull()
    fireEvent.keyDown(grid, { key: 's', ctrlKey: true })
    await userEvent.click(await screen.findByRole('button', { name: '请填写网格编号' }))
    expect(document.activeElement).toBe(grid)
    await userEvent.type(grid, 'A-17')
    expect(screen.queryByRole('button', { name: '请填写网格编号' })).toBeNull()
    expect(arrivedAt(register.path)).toEqual([])
    await close()
  })
})
