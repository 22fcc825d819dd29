import { findRegions } from '@portal/shared-lib/contract/lookups'
import { fake } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRegistration } from '../../testing/registrar'

const above = [
  { regionCode: '990000000000', regionName: '临江省', regionType: '2', leaf: false, parentCode: null },
  { regionCode: '990200000000', regionName: '沧棠市', regionType: '3', leaf: false, parentCode: '990000000000' },
]
const OLD_TOWN = { regionCode: '990203000000', regionName: '古渡区', regionType: '4', leaf: true }

const FINDING = ['古渡', 'gdq']

/** A form whose server finds 古渡区, which lies where nobody has looked yet, once it is let. */
const open = (arrival: Promise<void> = Promise.resolve()) =>
  openRegistration('letterManage/letterRegister', [
    fake(findRegions, async ({ args }) => {
      await arrival
      return FINDING.includes(args.name) ? [...above, { ...OLD_TOWN, parentCode: '990200000000' }] : []
    }),
  ])
const control = () => screen.findByRole('combobox', { name: '问题属地' })
const shownIn = (field: HTMLElement) => field.closest('.ant-select')
const enter = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })

describe('The place of a petition', () => {
  it.each(FINDING)('is taken by Enter, as the first that %s finds', async typed => {
    const { close } = await open()
    const field = await control()
    await userEvent.type(field, typed)
    await waitFor(() => expect(document.getElementById('field-placeRegion_list')).toHaveTextContent('沧棠市 / 古渡区'))
    enter(field)
    await waitFor(() => expect(shownIn(field)).toHaveTextContent('沧棠市 / 古渡区'))
    expect(field).toHaveValue('')
    await close()
  })

  it.each(FINDING)('is taken by an Enter that comes before what %s finds', async typed => {
    let arrive = () => {}
    const { close } = await open(new Promise(done => (arrive = done)))
    const field = await control()
    await userEvent.type(field, typed)
    enter(field)
    arrive()
    await waitFor(() => expect(shownIn(field)).toHaveTextContent('沧棠市 / 古渡区'))
    await close()
  })

  it('keeps what was typed and not chosen, and says so as every field does', async () => {
    const { close } = await open()
    const field = await control()
    await userEvent.type(field, '古')
    await userEvent.tab()
    await waitFor(() => expect(shownIn(field)).toHaveClass('ant-select-status-error'))
    expect(field).toHaveValue('古')
    const problem = document.getElementById('field-placeRegion-problem')
    expect(problem).toHaveTextContent(/\S/)
    await close()
  })

  it('says of a place that need not be given that what was typed is none yet, until the form is cleared', async () => {
    const { close } = await open()
    const field = await screen.findByRole('combobox', { name: '住址所在地' })
    await userEvent.type(field, '古')
    await userEvent.tab()
    expect(await screen.findByText('“古”还没有选中，请从列表中选择，或者清空')).toBeInTheDocument()
    await close()
  })
})
