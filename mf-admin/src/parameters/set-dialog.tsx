import { formatDay, notify } from '@portal/shared-lib'
import type { PreviewParameterAnswer, SetParameterArgs } from '@portal/shared-lib/contract/calls/parameters'
import { setParameter } from '@portal/shared-lib/contract/calls/parameters'
import { PARAMETER_TEXTS, type ParameterRule, parameterText } from '@portal/shared-lib/contract/rules/parameters'
import { Button, Dialog, Fields } from '@portal/shared-lib/page'
import { CONTROLS, EntryForm, fieldOf, type PlainEntry, useEntryForm } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import admin from '../admin.module.css'
import { useAdminPreviewParameterMutation, useAdminSetParameterMutation } from '../api'
import { messageOf } from '../message-of'
import { type Region, regionName } from './shown'
import { entriesOf, jsonOf, valueProblems, valuesOf } from './value-form'

interface SetDialogProps {
  readonly rule: ParameterRule
  /** JSON of what holds in the province now. */
  readonly value: string
  readonly regions: readonly Region[]
  readonly onClose: () => void
}

const Field = fieldOf<PlainEntry>(CONTROLS, 'above')

interface Previewed {
  readonly args: SetParameterArgs
  readonly effect: PreviewParameterAnswer
}

/** Sets a parameter in two steps: what it should be, then what that changes. */
export function SetDialog({ rule, value, regions, onClose }: SetDialogProps) {
  const [previewed, show] = useState<Previewed>()
  const form = useSetForm({ rule, value, regions, onPreviewed: show })
  const shared: Record<string, PlainEntry> = {
    regionCode: {
      kind: 'choice',
      label: '适用地区',
      required: true,
      isListed: true,
      isGiven: true,
      options: regions.map(({ regionCode, regionName }) => [regionCode, regionName]),
    },
    validFrom: { kind: 'day', label: '开始日期', required: true, min: formatDay(new Date()) },
    validTo: { kind: 'day', label: '结束日期', hint: '不填表示长期有效' },
  }
  return (
    <Dialog title={`设置${rule.title}`} onClose={onClose}>
      {previewed && (
        <Confirm rule={rule} regions={regions} {...previewed} onBack={() => show(undefined)} onDone={onClose} />
      )}
      <div hidden={previewed !== undefined}>
        <EntryForm of={form} className={admin.form}>
          {Object.entries({ ...entriesOf(rule), ...shared }).map(([name, entry]) => (
            <Field key={name} name={name} entry={entry} />
          ))}
          {form.problem !== '' && (
            <p role="alert" className={admin.bad}>
              {form.problem}
            </p>
          )}
          <div className={admin.foot}>
            <Button onClick={onClose}>取消</Button>
            <Button type="primary" htmlType="submit" loading={form.isBusy}>
              下一步
            </Button>
          </div>
        </EntryForm>
      </div>
    </Dialog>
  )
}

interface SetFormOptions extends Pick<SetDialogProps, 'rule' | 'value' | 'regions'> {
  readonly onPreviewed: (previewed: Previewed) => void
}

function useSetForm({ rule, value, regions, onPreviewed }: SetFormOptions) {
  const [preview] = useAdminPreviewParameterMutation()
  return useEntryForm<Record<string, unknown>>({
    values: {
      ...valuesOf(rule, value),
      regionCode: regions[0]?.regionCode ?? '',
      validFrom: formatDay(new Date()),
      validTo: '',
    },
    names: setParameter.send,
    problemsOf: values => {
      const { validFrom, validTo } = daysOf(values)
      const backwards = validTo !== null && validTo < validFrom
      return [
        ...valueProblems(rule, values),
        ...(validFrom ? [] : [{ field: 'validFrom', text: '请选择开始日期' }]),
        ...(backwards ? [{ field: 'validTo', text: PARAMETER_TEXTS.backwards }] : []),
      ]
    },
    send: async values => {
      const args = {
        name: rule.name,
        regionCode: String(values.regionCode),
        value: jsonOf(rule, values),
        ...daysOf(values),
      }
      const { data, error } = await preview({ args })
      if (data) onPreviewed({ args, effect: data })
      return { error }
    },
  })
}

const daysOf = ({ validFrom, validTo }: Readonly<Record<string, unknown>>) => ({
  validFrom: String(validFrom ?? ''),
  validTo: validTo ? String(validTo) : null,
})

interface ConfirmProps extends Previewed {
  readonly rule: ParameterRule
  readonly regions: readonly Region[]
  readonly onBack: () => void
  readonly onDone: () => void
}

/** What is about to be set and what that changes. */
function Confirm({ rule, regions, args, effect, onBack, onDone }: ConfirmProps) {
  const [set, { isLoading }] = useAdminSetParameterMutation()
  const [problem, tell] = useState('')
  const confirm = async () => {
    const { error } = await set({ args })
    if (error) return tell(messageOf(error))
    notify.success(`${rule.title}已设置`)
    onDone()
  }
  return (
    <div className={admin.form}>
      <Fields
        rows={[
          ['设置为', parameterText(rule.name, args.value)],
          ['适用地区', regionName(regions, args.regionCode)],
          ['有效期', `${args.validFrom}起${args.validTo ? `至${args.validTo}` : '，长期有效'}`],
          ['影响', effectText(effect), 'wide'],
        ]}
      />
      {problem !== '' && (
        <p role="alert" className={admin.bad}>
          {problem}
        </p>
      )}
      <div className={admin.foot}>
        <Button onClick={onBack}>上一步</Button>
        <Button type="primary" loading={isLoading} onClick={() => void confirm()}>
          确认设置
        </Button>
      </div>
    </div>
  )
}

function effectText({ keep, turn }: PreviewParameterAnswer): string {
  if (keep !== null) return `正在计时的${keep}个期限保持不变，开始日期之后新起算的期限按新设置计算`
  if (turn !== null) return `正在计时的${turn}个期限的预警时间将改变`
  return '不改变正在计时的期限'
}
