import { answerCoHandling, submitCorrection, suspend, withdraw } from './actions'
import { askLeaderCase } from './leader-cases'
import { saveDraft } from './petition-drafts'
import { takeScan } from './registration'

describe('files that are uploaded for a call', () => {
  it.each(
    Object.entries({ withdraw, submitCorrection, answerCoHandling, suspend, askLeaderCase, saveDraft, takeScan }),
  )('%s takes five, and says so of a sixth', (_, { args }) => {
    const told = (count: number) => {
      const fjList = Array.from({ length: count }, (_, at) => String(at))
      const { error } = args.safeParse({ fjList, fileIds: fjList })
      return (error?.issues ?? [])
        .filter(({ path }) => /^(fjList|fileIds)$/.test(String(path[0])))
        .map(({ message }) => message)
    }
    expect([told(5), told(6)]).toEqual([[], ['当前限制选择 5 个文件']])
  })
})
