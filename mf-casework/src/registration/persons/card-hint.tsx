import { PERSON_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { useFormContext } from '@portal/shared-lib/ui-form'
import styles from './persons.module.css'
import { useCardAids } from './use-card-aids'
import { useRegionName } from './use-region-name'

const { words: SEX } = PERSON_FIELDS.gender

/** What the card tells, and its region as place of residence at one click. */
export function CardHint({ at }: { at: string }) {
  const { setValue } = useFormContext()
  const told = useCardAids(at)
  const region = useRegionName(told?.regionCode)
  if (!told) return null
  return (
    <p className={styles.hint} role="status">
      身份证信息：{SEX[told.gender]}，{told.birthDate} 出生，{told.age} 岁{region && `，${region}`}
      {region && (
        <button
          type="button"
          className={styles.link}
          onClick={() => setValue(`${at}.addressRegion`, told.regionCode, { shouldDirty: true })}
        >
          填为住址所在地
        </button>
      )}
    </p>
  )
}
