import { useThresholds } from '@portal/shared-lib'
import { CodeName } from '../../actions/words/code-name'
import parts from '../../record/parts.module.css'

/** From when on the lamps of limits turn, where the user works. */
export function LampRules() {
  const thresholds = useThresholds()
  if (!thresholds) return null
  const { department, unit, safe, evaluation, subLevelCode } = thresholds
  return (
    <p className={parts.after}>
      预警规则
      {subLevelCode && (
        <>
          （<CodeName table="DM_ZSJB" code={subLevelCode} />）
        </>
      )}
      ：剩余超过{safe}天亮绿灯；信访部门剩余{department}天、责任单位剩余{unit}
      天起亮黄灯，不足其三分之一亮橙灯，超期亮红灯；评价期满前
      {evaluation}天提醒。期限较短的，过半后才预警。
    </p>
  )
}
