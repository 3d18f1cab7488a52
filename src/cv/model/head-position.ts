import type { Design } from './design.ts';
import type { TemplateTokens } from './template-tokens.ts';

/** Returns where the head stands on the pages of a template: in the middle, or where lines start. */
export const headPositionOf = ({ head }: Pick<TemplateTokens, 'head'>): 'start' | 'centre' =>
  head.name.at === 'centre' ? 'centre' : 'start';

/** Returns the tokens of a template whose head stands where the design says. */
export function withHeadPosition(tokens: TemplateTokens, { head: position }: Pick<Design, 'head'>): TemplateTokens {
  if (position === 'template' || position === headPositionOf(tokens)) return tokens;
  const { head, heading } = tokens;
  const [at, photoAt] = position === 'centre' ? (['centre', 'above'] as const) : (['text', 'start'] as const);
  return {
    ...tokens,
    head: {
      ...head,
      name: { ...head.name, at },
      photo: { ...head.photo, at: photoAt },
      contacts: head.contacts === 'text' ? 'text' : 'line',
    },
    // Headings stand on the axis of the head.
    heading: position === 'start' && heading.at === 'centre' ? { ...heading, at: 'text' } : heading,
  };
}
