/** The elements that authors may write, with the attributes that each needs; `components/text/mdx-components` has what stands for them. */
export const textElements = {
  Checklist: [],
  EnquiryFields: [],
  EnquiryLink: ['subject'],
  Example: ['title'],
  Folds: [],
  Note: [],
  Only: ['when'],
  Operator: ['field'],
  Phrase: ['lang'],
  Term: ['id'],
  Tool: ['id'],
} as const satisfies Record<string, readonly string[]>

/** Those that are components. `ssg/mdx/remark-operator` and `rehype-folds` replace the others. */
export type TextComponent = Exclude<
  keyof typeof textElements,
  'EnquiryFields' | 'Folds' | 'Only' | 'Operator'
>
