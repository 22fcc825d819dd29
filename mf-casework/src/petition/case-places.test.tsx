import { composition, lendParts, type PartOfRemote } from '@portal/shared-lib'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openCase } from './testing/open-case'

const NO = 'LX990000261120000015'
const HELD = 'visits:read'

const place = (where: 'caseTab' | 'caseStrip', key: string, title: string) => ({
  place: where,
  key,
  title,
  needs: [HELD],
  door: './case-parts',
})

describe('places of a case that other remotes fill', () => {
  const { remotes } = composition()
  const visits = {
    name: 'mf-visits',
    version: '1.0.0',
    container: 'mf_visits',
    manifest: '',
    routes: [],
    places: [place('caseTab', 'visits', '走访记录'), place('caseStrip', 'lastVisit', '最近走访')],
  }
  let opened: Awaited<ReturnType<typeof openCase>>
  let shown: PartOfRemote[]
  let ended: string[]

  /** What the shell does: shows a part, or in its place what is wrong with it. */
  const lend = (show: (part: PartOfRemote, at: HTMLElement) => void) =>
    lendParts((part, at) => {
      shown.push(part)
      show(part, at)
      return () => {
        ended.push(part.part)
        at.replaceChildren()
      }
    })
  const open = async (permissions: readonly string[]) => {
    opened = await openCase({ permissions })
    await screen.findByText(NO)
  }

  beforeEach(() => {
    shown = []
    ended = []
    Object.assign(composition(), { remotes: [...remotes, visits] })
    lend(({ part, subject }, at) => {
      at.textContent = `${part} ${subject}`
    })
  })
  afterEach(async () => {
    await opened.close()
    Object.assign(composition(), { remotes })
    lendParts(() => () => undefined)
  })

  it('are a tab behind the own ones and a strip, each about the petition, for who holds the permission', async () => {
    await open([HELD])
    expect(await screen.findByRole('region', { name: '最近走访' })).toHaveTextContent(`lastVisit ${NO}`)
    const tabs = screen.getAllByRole('tab').map(tab => tab.textContent)
    expect([tabs[0], tabs.at(-1), tabs.length]).toEqual(['基本信息', '走访记录', 10])
    // A tab's code is asked for once somebody opens it.
    expect(new Set(shown.map(({ part }) => part))).toEqual(new Set(['lastVisit']))
    await userEvent.click(screen.getByRole('tab', { name: '走访记录' }))
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent(`visits ${NO}`))
    await userEvent.click(screen.getByRole('tab', { name: '基本信息' }))
    await waitFor(() => expect(ended).toContain('visits'))
    expect(await screen.findByRole('region', { name: '信访人' })).toBeInTheDocument()
  })

  it('are not there, and not asked for, for who does not hold it', async () => {
    await open([])
    expect(screen.getAllByRole('tab')).toHaveLength(9)
    expect(screen.queryByRole('region', { name: '最近走访' })).toBeNull()
    expect(shown).toEqual([])
  })

  it('that fail say so in their own place, and the case stays', async () => {
    lend((_, at) => {
      at.innerHTML = '<div role="alert">该部件暂时无法显示</div>'
    })
    await open([HELD])
    expect(await screen.findByRole('region', { name: '最近走访' })).toHaveTextContent('该部件暂时无法显示')
    expect(screen.getByRole('region', { name: '信访人' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^登记过程/ })).toBeEnabled()
  })
})
