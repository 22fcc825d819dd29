import { Offered, OfferedWords } from '@portal/shared-lib/first'

/** What the portal does, by the page that does it. */
type Work = readonly [word: string, page: string]

const REGISTER: Work = ['登记', '/letterManage/letterRegister']
const SUPERVISE = '/superviseManage/superviseHandler'
const REVIEW: Work = ['复查复核', '/reviewManage/registerCenter']
const HANDLE = '/toDoManage/personalToDo'

const PLATFORM: readonly Work[] = [REGISTER, ['办理', HANDLE], ['督查', SUPERVISE], REVIEW]

const LINES: readonly { readonly works: readonly Work[]; readonly words: string }[] = [
  {
    works: [
      ['来信', '/letterManage/letterRegister'],
      ['来访', '/visitorManage/visitorRegister'],
      ['网上信访', '/netManage/netRegister'],
      ['来电', '/teleManage/teleRegister'],
    ],
    words: '一处登记，去向全程可查',
  },
  { works: [['办理期限', HANDLE]], words: '自动提醒，临期、超期一目了然' },
  { works: [['审批', '/toDoManage/leaderApprovalList'], ['督办', SUPERVISE], REVIEW], words: '在同一事项内流转' },
]

/** What the portal is for: as much as it has pages for. */
export function Promises() {
  return (
    <>
      <Offered pages={pagesOf(PLATFORM)}>
        <p>
          <OfferedWords words={PLATFORM} by=" · " /> 一体化工作平台
        </p>
      </Offered>
      <Offered pages={LINES.flatMap(({ works }) => pagesOf(works))}>
        <ul>
          {LINES.map(({ works, words }) => (
            <Offered key={words} pages={pagesOf(works)}>
              <li>
                <OfferedWords words={works} by="、" />
                {words}
              </li>
            </Offered>
          ))}
        </ul>
      </Offered>
    </>
  )
}

const pagesOf = (works: readonly Work[]) => works.map(([, page]) => page)
