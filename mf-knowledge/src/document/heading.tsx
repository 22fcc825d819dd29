import { useCan } from '@portal/shared-lib'
import { Alert, Fields } from '@portal/shared-lib/page'
import { Link, whereAddress } from '@portal/shared-lib/router'
import type { KnowledgeDocument } from '../api'
import styles from './document.module.css'

const TONES: Record<KnowledgeDocument['status'], string | undefined> = {
  现行: styles.inForce,
  已修改: styles.amended,
  已废止: styles.repealed,
}

/** What a document is: title, whether it is in force, where it comes from and since when. */
export function Heading({ document }: { document: KnowledgeDocument }) {
  const { title, status, docNo, issuer, source, issueDate, effectDate, owner, validUntil, isExpired, path } = document
  return (
    <header className={styles.heading}>
      <h2>
        {title} <span className={TONES[status]}>{status}</span>
      </h2>
      {isExpired && (
        <Alert
          type="warning"
          title={`已过有效期（有效期至${validUntil}）`}
          description="内容可能不再适用，请先核实再引用"
        />
      )}
      <Fields
        rows={[
          ['发布机关', issuer],
          ['文号', docNo],
          ['发布日期', issueDate],
          ['施行日期', effectDate],
          ...(owner ? [['负责人', owner] as const] : []),
          ...(validUntil ? [['有效期至', validUntil] as const] : []),
          ...(source ? [['来源', source, 'wide'] as const] : []),
          ['所在目录', path.join(' / '), 'wide'],
        ]}
      />
      <Categories categories={document.categories} />
    </header>
  )
}

const LIST = '/toDoManage/archive'

/** What it is about; each opens the petitions of it for whoever may query. */
function Categories({ categories }: Pick<KnowledgeDocument, 'categories'>) {
  const mayQuery = useCan('toDoManage/archive')
  if (categories.length === 0) return null
  return (
    <ul aria-label="关联的内容分类" className={styles.categories}>
      {categories.map(({ code, name }) => (
        <li key={code}>
          {mayQuery ? (
            <Link to={whereAddress(LIST, [{ field: 'nrfl', operator: 'is', values: [code] }])}>{name}</Link>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  )
}
