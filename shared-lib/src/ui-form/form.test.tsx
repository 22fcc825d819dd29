import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, Profiler } from 'react'
import { refused } from '../api/portal-error'
import { CONTROLS, type PlainEntry } from './controls'
import { EntryForm } from './entry-form'
import { fieldOf } from './field'
import type { Problem } from './problems'
import { useHolding } from './use-entry'
import { type EntryFormState, type FormOptions, useEntryForm, useTyped } from './use-entry-form'

const Field = fieldOf<PlainEntry>(CONTROLS, 'above')

const ENTRIES: Readonly<Record<string, PlainEntry>> = {
  from: { kind: 'line', label: '开始', required: true, hint: '如：3' },
  to: { kind: 'line', label: '结束' },
  reason: { kind: 'words', label: '理由', max: 10, when: ({ to }) => to !== '' },
}
const nothing = () => undefined
const EMPTY = { from: '', to: '', reason: '' }

interface Given extends Partial<FormOptions<typeof EMPTY>> {
  readonly hand?: (form: EntryFormState) => void
  /** Hears what is typed. */
  readonly onTyped?: () => void
  readonly onRender?: ComponentProps<typeof Profiler>['onRender']
}

function Form({ onRender = nothing, hand = nothing, onTyped = nothing, ...options }: Given) {
  const form = useEntryForm({ values: EMPTY, problemsOf, send: async () => undefined, ...options })
  hand(form)
  useTyped(form.form, onTyped)
  return (
    <EntryForm of={form}>
      {Object.entries(ENTRIES).map(([name, entry]) => (
        <Profiler key={name} id={name} onRender={onRender}>
          <Field name={name} entry={entry} />
        </Profiler>
      ))}
      <output>{form.problem}</output>
      <button type="submit" disabled={form.isBusy}>
        发送
      </button>
    </EntryForm>
  )
}

function problemsOf({ from, to }: typeof EMPTY): readonly Problem[] {
  return [
    ...(from === '' ? [{ field: 'from', text: '请填写开始' }] : []),
    ...(to !== '' && to < from ? [{ field: 'to', text: '结束早于开始' }] : []),
    ...(from === '0' ? [{ text: '不在办理时间' }] : []),
  ]
}

const entry = (label: string) => screen.getByLabelText(new RegExp(label))
const send = () => userEvent.click(screen.getByRole('button', { name: '发送' }))
const whole = () => screen.getByRole('status').textContent

describe('A form', () => {
  it('draws again only the entry that is typed into', async () => {
    const drawn: string[] = []
    render(<Form onRender={name => drawn.push(name)} />)
    drawn.length = 0
    await userEvent.type(entry('开始'), '12')
    expect(entry('开始')).toHaveValue('12')
    expect(new Set(drawn)).toEqual(new Set(['from']))
  })

  it('says by an entry what it is, and whether it is required', () => {
    render(<Form />)
    expect(entry('开始')).toBeRequired()
    expect(entry('开始')).toHaveAccessibleName('开始')
    expect(entry('开始')).toHaveAccessibleDescription('如：3')
    expect(entry('开始')).toBeValid()
    expect(entry('结束')).not.toBeRequired()
    expect(entry('结束')).not.toHaveAccessibleDescription()
  })

  it('asks for an entry only as long as others call for it', async () => {
    render(<Form />)
    expect(screen.queryByLabelText('理由')).not.toBeInTheDocument()
    await userEvent.type(entry('结束'), '1')
    expect(screen.getByLabelText('理由')).toBeVisible()
    await userEvent.clear(entry('结束'))
    expect(screen.queryByLabelText('理由')).not.toBeInTheDocument()
  })

  it('tells what somebody types from what is put there', async () => {
    let form: EntryFormState | undefined
    let typed = 0
    render(<Form hand={state => (form = state)} onTyped={() => typed++} />)
    act(() => form?.form.reset({ ...EMPTY, from: '1' }))
    expect(entry('开始')).toHaveValue('1')
    expect(typed).toBe(0)
    await userEvent.type(entry('开始'), '2')
    expect(typed).toBe(1)
  })

  it('sends what was entered, once however often it is told to, and is done', async () => {
    const sent: unknown[] = []
    const done: string[] = []
    let answer: (answer: undefined) => void = () => {}
    const waiting = new Promise<undefined>(resolve => (answer = resolve))
    const hold = (values: unknown) => {
      sent.push(values)
      return waiting
    }
    render(<Form send={hold} onDone={() => done.push('done')} />)
    await userEvent.type(entry('开始'), '1{Enter}{Enter}')
    expect(sent).toEqual([{ from: '1', to: '', reason: '' }])
    expect(screen.getByRole('button', { name: '发送' })).toBeDisabled()
    expect(done).toEqual([])
    answer(undefined)
    await waitFor(() => expect(done).toEqual(['done']))
    expect(screen.getByRole('button', { name: '发送' })).toBeEnabled()
  })
})

describe('What is wrong with a form', () => {
  it('stands at its entries once it was to be sent, with the cursor in the first', async () => {
    const sent: unknown[] = []
    render(<Form send={async values => void sent.push(values)} />)
    await userEvent.type(entry('结束'), '1')
    expect(entry('开始')).toBeValid()
    await send()
    expect(entry('开始')).toBeInvalid()
    expect(entry('开始')).toHaveAccessibleDescription('请填写开始')
    expect(entry('开始')).toHaveFocus()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(sent).toEqual([])
  })

  it('is kept up with what is entered from then on, also at other entries', async () => {
    render(<Form />)
    await userEvent.type(entry('结束'), '1')
    await send()
    await userEvent.type(entry('开始'), '2')
    expect(entry('开始')).toBeValid()
    expect(entry('结束')).toHaveAccessibleDescription('结束早于开始')
    await userEvent.type(entry('结束'), '{Backspace}3')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is not told of what is entered next, once something was sent', async () => {
    render(<Form />)
    await send()
    await userEvent.type(entry('开始'), '1')
    await send()
    await userEvent.clear(entry('开始'))
    expect(entry('开始')).toBeValid()
    await send()
    expect(entry('开始')).toBeInvalid()
  })

  it('is told again after the form was put back', async () => {
    let form: EntryFormState | undefined
    render(<Form hand={state => (form = state)} />)
    await send()
    act(() => form?.form.reset(EMPTY))
    await userEvent.type(entry('结束'), '1')
    expect(entry('开始')).toHaveAccessibleDescription('请填写开始')
  })

  it('is told of the form as a whole where it is about no entry', async () => {
    render(<Form />)
    await userEvent.type(entry('开始'), '0')
    await send()
    expect(whole()).toBe('不在办理时间')
    await userEvent.type(entry('开始'), '{Backspace}1')
    await send()
    expect(whole()).toBe('')
  })
})

describe('What the server refuses', () => {
  const refusing = (field?: string) => {
    const answers = [{ error: refused('时间冲突', 4002, field) }]
    render(<Form names={{ to: 'jssj' }} send={async () => answers.shift()} />)
  }

  it('stands at its entry by the name on the wire, until it is sent again', async () => {
    refusing('jssj')
    await userEvent.type(entry('开始'), '1')
    await send()
    await waitFor(() => expect(entry('结束')).toHaveAccessibleDescription('时间冲突'))
    expect(entry('结束')).toHaveFocus()
    expect(whole()).toBe('')
    await userEvent.type(entry('结束'), '2')
    expect(entry('结束')).toHaveAccessibleDescription('时间冲突')
    await send()
    await waitFor(() => expect(entry('结束')).toBeValid())
  })

  it.each([undefined, 'xfjbh'])('of %s is told of the form as a whole', async field => {
    refusing(field)
    await userEvent.type(entry('开始'), '1')
    await send()
    await waitFor(() => expect(whole()).toBe('时间冲突'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

/** Something of a form that takes its time. */
function Slow({ isUnderWay }: { isUnderWay: boolean }) {
  useHolding(isUnderWay)
  return null
}

describe('A form of which something is not ready', () => {
  const sent = jest.fn(async () => undefined)
  const At = ({ isUnderWay }: { isUnderWay: boolean }) => {
    const form = useEntryForm({ values: EMPTY, send: sent })
    return (
      <EntryForm of={form}>
        <Slow isUnderWay={isUnderWay} />
        <button type="submit">发送</button>
        <output>{form.isBusy ? '等待' : '就绪'}</output>
      </EntryForm>
    )
  }

  it('is not sent until it is', async () => {
    const { rerender } = render(<At isUnderWay />)
    await send()
    expect(whole()).toBe('等待')
    expect(sent).not.toHaveBeenCalled()
    rerender(<At isUnderWay={false} />)
    expect(whole()).toBe('就绪')
    await send()
    expect(sent).toHaveBeenCalledTimes(1)
  })
})
