import type { FileScansArgs } from '@portal/shared-lib/contract/calls/registration'
import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import { useState } from 'react'
import { PlainTable } from '../plain-table/plain-table'
import { useCaseworkScanQuery } from './api'
import styles from './recognition.module.css'

export type Petitioner = NonNullable<FileScansArgs['petitioners']>[number]

interface Scan {
  readonly itemId: string
  readonly fileName: string
}

interface FoundProps {
  readonly scans: readonly Scan[]
  /** Tells who has written a letter, or that nobody is confirmed. */
  readonly onConfirm: (itemId: string, petitioner: Petitioner | undefined) => void
}

/** Whom the letters are from, as they were read: each is confirmed, or its letter stays anonymous. */
export const FoundPetitioners = ({ scans, onConfirm }: FoundProps) => (
  <PlainTable headings={['来信', '姓名', '手机号码', '住址', '确认实名']}>
    {scans.map(scan => (
      <PetitionerRow key={scan.itemId} scan={scan} onConfirm={onConfirm} />
    ))}
  </PlainTable>
)

const READ = ['name', 'idCard', 'mobile', 'address'] as const
const CELLS = [
  ['name', '姓名', 50],
  ['mobile', '手机号码', 11],
  ['address', '住址', 200],
] as const
const SHORTEST_NAME = 2

interface RowProps {
  readonly scan: Scan
  readonly onConfirm: FoundProps['onConfirm']
}

function PetitionerRow({ scan: { itemId, fileName }, onConfirm }: RowProps) {
  const { data } = useCaseworkScanQuery({ itemId })
  const [typed, type] = useState<Partial<Petitioner>>({})
  const [confirmed, confirm] = useState(false)
  const read = Object.fromEntries(READ.map(field => [field, data?.found.find(one => one.field === field)?.value ?? '']))
  const values = { ...read, ...typed }
  const { name = '', address = '' } = values
  const tell = (isConfirmed: boolean) => {
    confirm(isConfirmed)
    onConfirm(itemId, isConfirmed ? { ...values, itemId, role: PERSON_ROLE.main } : undefined)
  }
  const change = (more: Partial<Petitioner>) => {
    if (confirmed) tell(false)
    type({ ...typed, ...more })
  }
  return (
    <tr>
      <td className={styles.fileName} title={fileName}>
        {fileName}
      </td>
      {CELLS.map(([field, label, max]) => (
        <td key={field}>
          <input
            className={styles[field]}
            aria-label={`${fileName} ${label}`}
            maxLength={max}
            value={values[field] ?? ''}
            onChange={({ target }) => change({ [field]: target.value.trim() })}
          />
        </td>
      ))}
      <td>
        <input
          type="checkbox"
          aria-label={`${fileName} 确认实名`}
          title="姓名和住址齐全后方可确认"
          checked={confirmed}
          disabled={name.length < SHORTEST_NAME || address === ''}
          onChange={({ target }) => tell(target.checked)}
        />
      </td>
    </tr>
  )
}
