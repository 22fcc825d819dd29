import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { citationOf } from '@portal/shared-lib/contract/rules/knowledge'
import { copyText } from '@portal/shared-lib/page'
import parts from '../../record/parts.module.css'
import { Suggestions } from '../../suggestions/suggestions'

/** 法规推荐: what the law and the lists of procedures say about what a petition is about. */
export default function LawSuggestions({ petition: { categoryName, summary } }: { petition: PetitionAnswer }) {
  const asked = { kinds: ['law', 'policy', 'classification'] as const, subject: categoryName, text: summary }
  return (
    <Suggestions asked={{ ...asked, kinds: [...asked.kinds] }} none="知识库中没有与该内容分类相关的法规政策。">
      {suggested => (
        <button
          type="button"
          className={parts.file}
          onClick={() => void copyText(`${citationOf(suggested)}：${suggested.text}`, '引文')}
        >
          复制引文
        </button>
      )}
    </Suggestions>
  )
}
