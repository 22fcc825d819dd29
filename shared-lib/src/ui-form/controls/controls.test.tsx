import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { fieldOf } from '../field'
import { CONTROLS, type PlainEntry } from '.'

const Field = fieldOf<PlainEntry>(CONTROLS)

/** An entry by itself, and what it holds. */
function show(entry: PlainEntry, value: unknown = '') {
  let read: () => unknown = () => undefined
  function Form() {
    const form = useForm({ defaultValues: { it: value } })
    read = () => form.getValues('it')
    return (
      <FormProvider {...form}>
        <Field name="it" entry={entry} />
      </FormProvider>
    )
  }
  render(<Form />)
  return () => read()
}

/** A control that loads when it is used, once it is there. */
async function loaded(label: string, control: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByLabelText(label).closest(control)).not.toBeNull(), { timeout: 60_000 })
  return screen.getByLabelText(label)
}

const TWO = [
  ['1', '属实'],
  ['2', '不属实'],
] as const
const MANY = Array.from({ length: 9 }, (_, at) => [`0${at}`, `第${at}种`] as const)

describe('The control of an entry', () => {
  it('of words counts them, and adds a phrase behind them once', async () => {
    const held = show({ kind: 'words', label: '意见', max: 20, phrases: ['同意。'] })
    await userEvent.type(screen.getByLabelText('意见'), '属实。 ')
    expect(screen.getByText('3 / 20')).toBeVisible()
    const phrase = screen.getByRole('button', { name: '同意。', hidden: true })
    await userEvent.click(phrase)
    await userEvent.click(phrase)
    expect(held()).toBe('属实。 同意。')
  })

  it.each([
    [{}, '不同意'],
    [{ isCut: true }, '不同'],
  ] as const)('of words %j takes of too many %s', async (more, taken) => {
    const held = show({ kind: 'words', label: '意见', max: 2, ...more })
    await userEvent.type(screen.getByLabelText('意见'), '不同意')
    expect(held()).toBe(taken)
  })

  it('of names takes them apart however they are divided, and no more than it may', async () => {
    const held = show({ kind: 'names', label: '调查人员', most: 3 }, [])
    await userEvent.type(screen.getByLabelText('调查人员'), '沈丁兰、 韩戊竹,杨己松；朱庚柏')
    expect(held()).toEqual(['沈丁兰', '韩戊竹', '杨己松'])
  })

  it('of few values has them in sight, under the name of the entry', async () => {
    const held = show({ kind: 'choice', label: '结论', options: TWO, required: true })
    expect(screen.getByRole('radiogroup', { name: '结论' })).toBeRequired()
    await userEvent.click(screen.getByLabelText('不属实'))
    expect(held()).toBe('2')
  })

  it('of many values is a list with none chosen at first', async () => {
    const held = show({ kind: 'choice', label: '类型', options: MANY })
    const list = screen.getByRole('combobox', { name: '类型' })
    expect(list).toHaveDisplayValue('请选择')
    await userEvent.selectOptions(list, '第8种')
    expect(held()).toBe('08')
  })

  it('of many values has them in sight where the form wants it so', () => {
    show({ kind: 'choice', label: '类型', options: MANY, isShown: true })
    expect(screen.getAllByRole('radio')).toHaveLength(MANY.length)
  })

  it('of few values can be a list too, with nothing to choose but them', () => {
    show({ kind: 'choice', label: '结论', options: TWO, isListed: true, isGiven: true }, '1')
    expect(screen.getByRole('combobox', { name: '结论' })).toHaveDisplayValue('属实')
    expect(screen.getAllByRole('option')).toHaveLength(TWO.length)
  })

  it('of several values takes each, and takes it back', async () => {
    const held = show({ kind: 'several', label: '情况', options: TWO }, [])
    await userEvent.click(screen.getByLabelText('属实'))
    await userEvent.click(screen.getByLabelText('不属实'))
    expect(held()).toEqual(['1', '2'])
    await userEvent.click(screen.getByLabelText('属实'))
    expect(held()).toEqual(['2'])
    expect(screen.getByRole('group', { name: '情况' })).toBeVisible()
  })

  it('of a point bears its label itself', async () => {
    const held = show({ kind: 'point', label: '已告知' }, false)
    await userEvent.click(screen.getByLabelText('已告知'))
    expect(held()).toBe(true)
    expect(screen.getAllByText('已告知')).toHaveLength(1)
  })

  it('of a number says its unit', async () => {
    const held = show({ kind: 'number', label: '天数', min: 1, max: 30, unit: '日' })
    expect(screen.getByText('日')).toBeVisible()
    await userEvent.type(screen.getByRole('spinbutton', { name: '天数' }), '15')
    expect(held()).toBe('15')
  })

  it('of a figure has as many decimals as it may, and none is no figure', async () => {
    const held = show({ kind: 'figure', label: '金额', decimals: 2, suffix: '元' }, undefined)
    const figure = await loaded('金额', '.ant-input-number')
    expect(screen.getByText('元')).toBeVisible()
    await userEvent.type(figure, '12.345')
    await userEvent.tab()
    expect(held()).toBe(12.35)
    await userEvent.clear(figure)
    expect(held()).toBeUndefined()
  }, 60_000)

  it('of a long list finds by what is typed, and lets go of what was chosen', async () => {
    const options = MANY.map(([value, label]) => ({ value, label }))
    const held = show({ kind: 'listed', label: '类型', list: { options, allowClear: true } })
    const list = await loaded('类型', '.ant-select')
    await userEvent.type(list, '第8')
    expect(screen.queryByTitle('第1种')).toBeNull()
    await userEvent.click(await screen.findByTitle('第8种'))
    expect(held()).toBe('08')
    await userEvent.click(screen.getByRole('button', { hidden: true }))
    expect(held()).toBe('')
  }, 60_000)

  it('of a long list can take several, no more than it may', async () => {
    const options = MANY.map(([value, label]) => ({ value, label }))
    const held = show({ kind: 'severalListed', label: '类型', list: { options, maxCount: 2 } }, [])
    const list = await loaded('类型', '.ant-select')
    await userEvent.click(list)
    for (const name of ['第1种', '第2种', '第3种']) await userEvent.click(await screen.findByTitle(name))
    expect(held()).toEqual(['01', '02'])
  }, 60_000)

  it('of a day takes none before the first', async () => {
    const held = show({ kind: 'day', label: '期限', min: '2026-11-21' }, '2026-11-25')
    await loaded('期限', '.ant-picker')
    for (const [typed, taken] of [
      ['2026-11-20', '2026-11-25'],
      ['2026-11-21', '2026-11-21'],
    ] as const) {
      fireEvent.change(screen.getByLabelText('期限'), { target: { value: typed } })
      fireEvent.keyDown(screen.getByLabelText('期限'), { key: 'Enter' })
      expect(held()).toBe(taken)
    }
  }, 60_000)
})
