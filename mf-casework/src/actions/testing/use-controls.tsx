import { api, StoreProvider, store } from '@portal/shared-lib'
import { related } from '@portal/shared-lib/contract/cases'
import { destinations } from '@portal/shared-lib/contract/choices'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { fake, fakeServer } from '@portal/shared-lib/testing'
import { EntriesOf, useEntryForm } from '@portal/shared-lib/ui-form'
import { render, waitFor } from '@testing-library/react'
import { ActionField } from '../fields/action-field'
import { AboutContext } from '../fields/control'
import type { About, ActionForm, Field } from '../form'
import { initialValues } from '../values'
import { ABOUT } from './about'

/** Milliseconds that the library of calendars takes to come on a machine with much to do. */
const LONGEST_MS = 60_000

const code = (codeId: string, codeName: string) => ({ codeId, codeName, parentId: null })
const TABLES: Readonly<Record<string, ReturnType<typeof code>[]>> = {
  DM_SDFS: [code('0', '当面'), code('1', '邮寄'), code('6', '电话')],
  DM_FEW: [code('01', '甲'), code('02', '乙'), code('09', '别的')],
  DM_MANY: Array.from({ length: 9 }, (_, at) => code(`0${at}`, `第${at}种`)),
}
const unit = (orgId: string, name: string, problem = '') => ({
  orgId,
  name,
  problem,
  regionName: '安澜市',
  isBureau: false,
  reason: '',
})
const UNITS = [unit('rs', '安澜市人社局'), unit('zj', '安澜市住建局'), unit('zr', '安澜市资规局', '不得转至被反映单位')]
/** A petition that is alike. */
export const MAIN = 'LX990000261101000003'
const ALIKE = {
  petitionNo: MAIN,
  petitioner: '冯*莲',
  summary: '反映灌溉渠占地',
  registeredAt: '2026-11-01 09:00:00',
  registeredAtOrganisation: '临江省信访局',
  stateName: '办理中',
  score: 92,
  reasons: [],
}

/** Controls of entries for the tests of a file, with codes, organisations and petitions to choose from. */
export function useControls() {
  let server: ReturnType<typeof fakeServer>
  let held: () => unknown
  beforeAll(async () => {
    const day = { name: 'day', wire: 'day', label: '日期', kind: 'day' } as const
    const { container, unmount } = render(<Held field={day} about={ABOUT} first="" />)
    await waitFor(() => expect(container.querySelector('.ant-picker')).not.toBeNull(), { timeout: LONGEST_MS })
    unmount()
  }, LONGEST_MS)
  beforeEach(() => {
    store.dispatch(api.util.resetApiState())
    server = fakeServer([
      fake(codeTable, ({ args: { tableName } }) => TABLES[tableName] ?? []),
      fake(related, () => ({ merged: [], sameMatter: [], alike: [ALIKE] })),
      fake(destinations, ({ args: { name = '' } }) =>
        name
          ? { regions: [], units: UNITS.filter(each => each.name.includes(name)), recent: [] }
          : { regions: [], units: UNITS, recent: [] },
      ),
    ])
  })
  afterEach(() => server.stop())

  function Held({ field, about, first }: { field: Field; about: About; first: unknown }) {
    const form = useEntryForm({ values: { [field.name]: first }, send: async () => undefined })
    held = () => form.form.getValues(field.name)
    return (
      <AboutContext value={about}>
        <EntriesOf of={form}>
          <ActionField name={field.name} entry={field} />
        </EntriesOf>
      </AboutContext>
    )
  }
  const show = (field: Field, { about = ABOUT, value }: { about?: About; value?: unknown } = {}) => {
    const form: ActionForm = { code: '', action: 'urge', button: '', name: '', note: '', fields: [field] }
    const first = value ?? initialValues(form, about)[field.name]
    render(
      <StoreProvider>
        <Held field={field} about={about} first={first} />
      </StoreProvider>,
    )
  }
  return {
    show,
    /** What the entry holds. */
    held: () => held(),
  }
}
