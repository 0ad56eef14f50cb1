/** What a visitor has typed or chosen in the fields of a place, by their names: what differs from the HTML. */
export function earlyInput(place: ParentNode | null): Readonly<Record<string, string>> {
  return Object.fromEntries([...(place?.querySelectorAll('[name]') ?? [])].flatMap(typed))
}

function typed(field: Element): [name: string, text: string][] {
  if (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue)
    return [[field.name, field.value]]
  if (field instanceof HTMLSelectElement) {
    const [option] = field.selectedOptions
    return option && !option.defaultSelected ? [[field.name, option.value]] : []
  }
  if (!(field instanceof HTMLInputElement)) return []
  if (field.type === 'radio') return field.checked && !field.defaultChecked ? [[field.name, field.value]] : []
  if (field.type === 'checkbox')
    return field.checked === field.defaultChecked ? [] : [[field.name, field.checked ? field.value : '']]
  return field.value === field.defaultValue ? [] : [[field.name, field.value]]
}
