import { StoreProvider } from '@portal/shared-lib'
import { FormProvider, resolverOf, useForm } from '@portal/shared-lib/ui-form'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ComponentProps, Profiler, type ReactNode } from 'react'
import { described } from './described'
import { Field } from './field'
import { emptyValues } from './form-values'
import { PERSON_LAYOUT } from './layouts'
import { problemsOf } from './problems'

const PATHS = [
  ...['summary', 'request', 'title', 'barcode', 'industry', 'eventPlace', 'originalText', 'sourceNo'],
  ...PERSON_LAYOUT.fields.filter(name => name !== 'addressRegion').map(name => `persons.0.${name}`),
  ...Array.from({ length: 48 }, (_, at) => `persons.${at + 1}.name`),
]

type OnRender = ComponentProps<typeof Profiler>['onRender']

function Form({ children }: { children: ReactNode }) {
  const form = useForm({
    defaultValues: emptyValues('letter') as object,
    resolver: resolverOf(values => problemsOf('letter', values, '')),
    mode: 'onTouched',
  })
  return (
    <StoreProvider>
      <FormProvider {...form}>{children}</FormProvider>
    </StoreProvider>
  )
}

describe('A field of a form', () => {
  it('renders again alone, whatever else the form holds', async () => {
    const rendered: string[] = []
    const onRender: OnRender = path => rendered.push(path)
    render(
      <Form>
        {PATHS.map(path => (
          <Profiler key={path} id={path} onRender={onRender}>
            <Field path={path} />
          </Profiler>
        ))}
      </Form>,
    )
    const name = await screen.findByRole('textbox', { name: '标题' })
    await waitFor(() => expect(new Set(rendered).size).toBe(PATHS.length))
    rendered.length = 0
    fireEvent.change(name, { target: { value: '物' } })
    fireEvent.change(name, { target: { value: '物业' } })
    await waitFor(() => expect(name).toHaveValue('物业'))
    expect(new Set(rendered)).toEqual(new Set(['title']))
  })

  it('is what its one description says, in the words of the form', () => {
    expect(described('petitionDate', 'phone')).toMatchObject({ label: '来电日期', kind: 'day', required: true })
    expect(described('persons.0.idCard', 'visit')).toMatchObject({ label: '身份证号', required: true, max: 30 })
    expect(described('persons.3.crowdGroup', 'letter')).toMatchObject({ table: 'DM_RQLB', required: false })
    expect(described('sourceNo', 'inspection').required).toBe(true)
    expect(described('reception.leaderId', 'reception')).toMatchObject({ kind: 'person', required: true })
    expect(() => described('nonsense', 'letter')).toThrow('no field is called nonsense')
  })
})

describe('What is wrong with a form', () => {
  const wrong = (form: Parameters<typeof problemsOf>[0], more: object) =>
    problemsOf(form, { ...emptyValues(form), ...more }, '赵甲禾').map(({ field }) => field)

  it('stands at its field, once for each', () => {
    expect(wrong('letter', { persons: [{ role: '1', name: ' ', idCard: '1', mobile: '12' }] })).toEqual(
      expect.arrayContaining([
        'persons.0.name',
        'persons.0.address',
        'persons.0.idCard',
        'persons.0.mobile',
        'summary',
      ]),
    )
  })

  it('is of the people at the first of them', () => {
    expect(wrong('letter', { persons: [] })).toContain('persons.0.name')
  })

  it('is nothing of whom an anonymous petition does not name, but of whom it accuses', () => {
    const persons = [{ role: '1' }, { role: '6', name: '王' }]
    const fields = wrong('letter', { anonymous: true, persons })
    expect(fields).toContain('persons.1.name')
    expect(fields).not.toContain('persons.0.name')
  })

  it('is of the parts that the page has begun', () => {
    expect(wrong('visit', {})).not.toContain('interview.record')
    expect(wrong('visit', { interview: { record: '太短' } })).toContain('interview.record')
    expect(wrong('visit', { interview: { record: '来访人陈述情况属实无误。', answer: '好' } })).toContain(
      'interview.answer',
    )
    expect(wrong('inspection', { inspection: { team: '', dueOn: '', accessList: [] } })).toEqual(
      expect.arrayContaining(['inspection.team', 'inspection.dueOn', 'inspection.accessList', 'sourceNo']),
    )
  })
})
