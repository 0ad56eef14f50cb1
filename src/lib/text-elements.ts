/** The elements that authors may write, with the attributes that each needs; `components/text/mdx-components` has what stands for them. */
export const textElements = {
  Checklist: [],
  EnquiryFields: [],
  EnquiryLink: ['subject'],
  Example: ['title'],
  Note: [],
  Only: ['when'],
  Operator: ['field'],
  Phrase: ['lang'],
  Term: ['id'],
  Tool: ['id'],
} as const satisfies Record<string, readonly string[]>

/** Those that are components: the operator's data and the fields of the form are written into the text (`ssg/mdx/remark-operator`). */
export type TextComponent = Exclude<keyof typeof textElements, 'EnquiryFields' | 'Only' | 'Operator'>
