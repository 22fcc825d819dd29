import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { Fields, Mark } from '@portal/shared-lib/page'
import { PlainTable } from '../../plain-table/plain-table'
import type { Filed } from './contents'
import styles from './file-sheets.module.css'

interface Sheets {
  readonly petition: PetitionAnswer
  readonly filed: readonly Filed[]
}

/** Until it is filed under another, it has its own number. */
const archiveNo = ({ archiveNo: given, petitionNo }: PetitionAnswer): string => given || petitionNo

/** What nobody has said yet is written by hand. */
const BY_HAND = '　'

/** 档案封皮. */
export function Cover({ petition, filed }: Sheets) {
  const days = filed.map(({ day }) => day).filter(day => day !== '')
  const { registeredAtOrganisation, leadOrganisation, petitioner, summary, categoryName, closeTypeName } = petition
  return (
    <article className={styles.cover}>
      <Mark size={40} className={styles.mark} />
      <p className={styles.office}>{registeredAtOrganisation}</p>
      <h3>信访事项档案</h3>
      <Fields
        rows={[
          ['档案号', archiveNo(petition), 'wide'],
          ['题名', `${petitioner}信访事项：${summary}`, 'wide'],
          ['内容分类', categoryName, 'wide'],
          ['承办单位', leadOrganisation || BY_HAND],
          ['办结方式', closeTypeName || BY_HAND],
          ['起止日期', `${days.toSorted()[0] ?? ''} 至 ${days.toSorted().at(-1) ?? ''}`],
          ['保管期限', BY_HAND],
          ['件数', `${filed.length}件`],
          ['页数', BY_HAND],
          ['立卷人', BY_HAND],
          ['检查人', BY_HAND],
        ]}
      />
    </article>
  )
}

const HEADINGS = ['序号', '责任者', '文号', '题名', '日期', '页号', '备注']

/** 卷内目录. */
export const Contents = ({ petition, filed }: Sheets) => (
  <article className={styles.contents}>
    <h3>卷内目录</h3>
    <p>档案号：{archiveNo(petition)}</p>
    <PlainTable headings={HEADINGS}>
      {filed.map(({ key, by, documentNo, title, day }, index) => (
        <tr key={key}>
          <td>{index + 1}</td>
          <td>{by || '—'}</td>
          <td>{documentNo || '—'}</td>
          <td>{title}</td>
          <td>{day || '—'}</td>
          <td>{BY_HAND}</td>
          <td>{BY_HAND}</td>
        </tr>
      ))}
    </PlainTable>
  </article>
)
