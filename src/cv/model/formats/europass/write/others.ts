import type { Markup } from '#platform/pure/markup.ts';
import type { ItemOutline, SectionOutline } from '../../../outline/outline.ts';
import { element, htmlOf } from './element.ts';

/** Writes a section for whose entries Europass has no elements, under its heading and as readers see it. */
export const otherSection = ({ heading, items }: SectionOutline): Markup =>
  element('Others', [element('Title', heading), ...items.map(otherEntry)]);

/** Writes an entry with its dates as they are on the page. */
function otherEntry({ heading, beside, dates, url, texts, bullets, details }: ItemOutline): Markup {
  const facts = details.map(({ label, text }) => (label === '' ? text : `${label}: ${text}`));
  return element('Other', [
    element('Title', heading),
    element('Description', htmlOf({ lines: [beside.join(', '), dates, ...facts], texts, bullets })),
    element('Link', url),
  ]);
}
