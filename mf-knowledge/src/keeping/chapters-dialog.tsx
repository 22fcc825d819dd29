import { saveChapters } from '@portal/shared-lib/contract/calls/course-admin'
import { chaptersProblem } from '@portal/shared-lib/contract/rules/course'
import { FormDialog, type PlainEntry, told, useWatch } from '@portal/shared-lib/ui-form'
import { clockOf } from '../courses/durations'
import { type Managed, type ManagedLesson, useKeepingSaveChaptersMutation } from './api'
import { beginsOutside, chaptersOf, textOfChapters } from './chapters'
import styles from './keeping.module.css'

const ENTRIES: Readonly<Record<string, PlainEntry>> = {
  text: {
    kind: 'words',
    label: '章节',
    max: 20_000,
    rows: 12,
    placeholder: '每章一行，先写时间再写名称，例如：\n0:00 窗口接谈五步\n0:08 请坐与倾听\n下面各行是该章的课件文字',
  },
}

interface ChaptersDialogProps {
  readonly course: Managed
  readonly lesson: ManagedLesson
  readonly onClose: () => void
}

/** The chapters of a lesson, written as text; what it is divided into is shown below. */
export function ChaptersDialog({ course: { id, version }, lesson, onClose }: ChaptersDialogProps) {
  const [save] = useKeepingSaveChaptersMutation()
  return (
    <FormDialog
      title={`章节：${lesson.title}（${clockOf(lesson.seconds)}）`}
      submits="保存章节"
      width={640}
      entries={ENTRIES}
      values={{ text: textOfChapters(lesson.chapters) }}
      problemsOf={({ text }) =>
        told(
          beginsOutside(text)
            ? '第一行应为章节，先写时间再写名称，例如：0:00 开头'
            : chaptersProblem(chaptersOf(text), lesson.seconds),
        )
      }
      send={({ text }) =>
        save({
          args: {
            id,
            version,
            lessonId: lesson.id,
            chapters: chaptersOf(text).map(each => ({ ...each, lines: [...each.lines] })),
          },
        })
      }
      names={saveChapters.send}
      done="章节已保存"
      unsaved="修改的章节"
      onClose={onClose}
    >
      <Preview />
    </FormDialog>
  )
}

function Preview() {
  const { text = '' }: { text?: string } = useWatch()
  const chapters = chaptersOf(text)
  return (
    <p className={styles.hint} role="status">
      {chapters.length === 0
        ? '填写后，这里显示分章结果'
        : `共${chapters.length}章：${chapters.map(({ at, title }) => `${clockOf(at)} ${title}`).join('；')}`}
    </p>
  )
}
