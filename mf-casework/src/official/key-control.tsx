import { Button } from '@portal/shared-lib/page'
import type { ControlProps } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import styles from './official.module.css'
import { keyRefusal, type ReadKey, readKey } from './seal-key'

export interface KeyEntry {
  readonly kind: 'key'
  readonly label: string
  readonly required?: boolean
}

/** The seal and the certificate on the key that is inserted: read when asked for, one chosen where it holds several. */
export function KeyControl({ entry, id, value, onChange, describedBy, isWrong }: ControlProps<KeyEntry>) {
  const [isReading, setReading] = useState(false)
  const [trouble, tell] = useState('')
  const key = value as ReadKey | null
  const says = isReading ? '正在读取…' : `${key ? '重新读取' : '读取'}USBKey`
  const read = async () => {
    tell('')
    setReading(true)
    try {
      onChange(await readKey())
    } catch (error) {
      tell(keyRefusal(error).message)
    }
    setReading(false)
  }
  return (
    <div className={styles.key}>
      <Button
        id={id}
        disabled={isReading}
        aria-label={`${entry.label} ${says}`}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        onClick={() => void read()}
      >
        {says}
      </Button>
      <span role="alert">{trouble}</span>
      {key?.seals.map(({ id: seal, name, picture }, place) => (
        <label key={seal}>
          <input
            type="radio"
            name={`${id}-seal`}
            checked={place === key.chosen}
            onChange={() => onChange({ ...key, chosen: place })}
          />
          <img className={styles.picture} src={picture} alt="" />
          {name}
        </label>
      ))}
    </div>
  )
}
