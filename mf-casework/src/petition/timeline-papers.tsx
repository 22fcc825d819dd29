import type { TimelineAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { PreviewLink } from '@portal/shared-lib/page'
import parts from '../record/parts.module.css'

type Paper = TimelineAnswer[number]['papers'][number]

/** What was written or uploaded, to be looked at where it is a file; what it says otherwise stands under 文书. */
export function TimelinePapers({ papers }: { papers: readonly Paper[] }) {
  if (papers.length === 0) return null
  const files = papers.flatMap(({ file }) => (file ? [file] : []))
  return (
    <p className={parts.after}>
      {papers.map(({ name, file }) => (
        <span key={file?.id ?? name}>
          {file && file.name !== name ? `${name}：${file.name}` : name}
          {file && <PreviewLink file={file} among={files} />}
        </span>
      ))}
    </p>
  )
}
