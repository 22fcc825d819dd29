import type { Template } from './written'

interface TemplateChoiceProps {
  readonly id: string
  readonly templates: readonly Template[]
  readonly value: string
  readonly onChange: (templateId: string) => void
}

/** The templates that the state of the case suggests, then all others. */
export function TemplateChoice({ id, templates, value, onChange }: TemplateChoiceProps) {
  const groups = [
    ['当前阶段常用', templates.filter(({ isSuggested }) => isSuggested)],
    ['其他文书', templates.filter(({ isSuggested }) => !isSuggested)],
  ] as const
  return (
    <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
      {groups.map(
        ([label, some]) =>
          some.length > 0 && (
            <optgroup key={label} label={label}>
              {some.map(({ templateId, name }) => (
                <option key={templateId} value={templateId}>
                  {name}
                </option>
              ))}
            </optgroup>
          ),
      )}
    </select>
  )
}
