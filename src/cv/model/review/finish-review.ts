import { inTemplate, type TemplateFacts } from '../choose-template.ts';
import { type CvContent, emptyNode, emptySection } from '../content.ts';
import { packTexts } from '../formats/unstructured/pack-texts.ts';
import { newId } from '../new-id.ts';
import type { Section } from '../shapes.ts';
import { fieldKey } from './field-text.ts';
import { type Review, textOfSpans } from './review.ts';

type Finish = {
  /** Only its id if nothing else is known of it yet. */
  template: TemplateFacts | Pick<TemplateFacts, 'id'>;
  /** The title of the hidden section if the file had no unplaced text at first. */
  unplacedTitle: string;
};

/** Returns the reviewed CV in a template. Text that is still unplaced is kept in its hidden section. */
export function finishReview(review: Review, { template, unplacedTitle }: Finish): CvContent {
  const { content } = review;
  const rest = review.rest ?? { ...emptySection('text', newId()), title: unplacedTitle, visible: false };
  const items = itemsOf(review, rest);
  const sections = items.length > 0 ? [...content.sections, { ...rest, items }] : content.sections;
  const reviewed = { ...content, sections, design: { ...content.design, template: template.id } };
  return 'accent' in template ? inTemplate(reviewed, template, undefined) : reviewed;
}

const itemsOf = (review: Review, { id }: Section<'text'>) =>
  packTexts(review.unplaced.map((span) => textOfSpans(review, [span])).filter((text) => text !== '')).map(
    (text, at) => ({ ...emptyNode('text', `${id}-${at + 1}`), text }),
  );

/** Returns the keys of the fields that were read, and of those that are still to check. */
export function reviewedFields({ marks }: Pick<Review, 'marks'>) {
  return {
    read: new Set(marks.map(fieldKey)),
    toCheck: new Set(marks.filter(({ sure }) => !sure).map(fieldKey)),
  };
}

/** Returns the number of entries in a CV. */
export const countEntries = ({ sections }: Pick<CvContent, 'sections'>): number =>
  sections.reduce((sum, { items }) => sum + items.length, 0);
