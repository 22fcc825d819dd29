import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { About, Field } from '../form'
import { ABOUT } from '../testing/about'
import { useControls } from '../testing/use-controls'

describe('The entry of deliveries', () => {
  const { show, held } = useControls()
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
  const tick = async (name: string | RegExp) => userEvent.click(await screen.findByLabelText(name))
  const field: Field = { name: 'deliveries', wire: 'deliveries', label: '送达', kind: 'deliveries' }
  const [person] = ABOUT.people
  const two = { ...ABOUT, people: [...ABOUT.people, { ...person, personSeq: 2, name: '冯丁荷' }] } as About
  const of = (name: string) => within(screen.getByRole('region', { name: `${name}的送达情况` }))

  it('asks what each way needs: by post its number, of a refusal two witnesses', async () => {
    show(field)
    const mode = of('冯丙莲').getByLabelText('方式')
    await screen.findByText('邮寄')
    expect(screen.queryByText('电话')).not.toBeInTheDocument()
    expect(screen.queryByLabelText('邮件单号')).not.toBeInTheDocument()
    await userEvent.selectOptions(mode, '邮寄')
    await userEvent.type(screen.getByLabelText('邮件单号'), 'XA1')
    await tick('拒收')
    await userEvent.type(screen.getByLabelText(/^见证人/), '韩戊竹、杨己松')
    expect(held()).toMatchObject([{ mode: '1', mailNo: 'XA1', refused: true, witnesses: ['韩戊竹', '杨己松'] }])
  })

  it('asks of whom nobody could reach what was tried, and nothing else', async () => {
    show(field)
    await tick('无法联系')
    await userEvent.type(screen.getByLabelText('联系经过'), '两次上门均无人。')
    expect(screen.queryByLabelText('方式')).not.toBeInTheDocument()
    expect(held()).toMatchObject([{ isReached: false, attempts: '两次上门均无人。' }])
  })

  it('takes for all what is said of the first, but for what is each one’s own', async () => {
    show(field, { about: two })
    await userEvent.type(of('冯丙莲').getByLabelText('代收人'), '冯戊')
    const by = of('冯丙莲').getByLabelText('送达人')
    await userEvent.clear(by)
    await userEvent.type(by, '韩戊竹')
    expect(held()).toMatchObject([{ deliveredBy: '韩戊竹' }, { deliveredBy: '沈丁兰' }])
    await press('其余信访人与第一位相同')
    expect(held()).toMatchObject([
      { deliveredBy: '韩戊竹', receiver: '冯戊' },
      { personSeq: 2, deliveredBy: '韩戊竹', receiver: '' },
    ])
  })

  it('asks nothing where the petitioner is not known', () => {
    show(field, { about: { ...ABOUT, people: [] } })
    expect(screen.getByText('匿名信访件，无需送达。')).toBeVisible()
  })
})
