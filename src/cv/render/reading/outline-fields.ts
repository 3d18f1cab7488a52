import { plainText } from '#platform/pure/markdown/plain-text.ts';
import type { CvOutline, ItemOutline, SectionOutline } from '../../model/outline/outline.ts';
import type { Area } from '../../model/shapes.ts';

/** A text of the CV that is to be found in its pages. */
export type OutlineField = {
  /** Id of the node that it belongs to. */
  id: string;
  part: 'name' | 'headline' | 'contact' | 'heading' | 'head' | 'url' | 'text' | 'bullet' | 'detail';
  /** Fields of one column are read in order. */
  column: Area | 'contacts';
  /** Positions in the reading order that it may take. Fields of the same rank may appear in any order. */
  ranks: number[];
  text: string;
};

/** Returns all texts of a CV in reading order. */
export function fieldsOf({ name, headline, contacts, sections }: CvOutline): OutlineField[] {
  const groups: UnrankedField[][] = [
    [{ id: 'basics.name', part: 'name', column: 'main', text: name }],
    [{ id: 'basics.headline', part: 'headline', column: 'main', text: headline }],
    contacts.map(({ text }) => ({ id: 'basics.contacts', part: 'contact', column: 'contacts', text: shortUrl(text) })),
    ...sections.flatMap(fieldsInSection),
  ];
  const rankByHeading = new Map<string, number>();
  return groups.flatMap((group, rank) =>
    group.flatMap((field) => {
      if (field.part === 'head') rankByHeading.set(field.id, rank);
      // Details follow an entry or, as with the authors of a book, appear beside its heading.
      const headRank = field.part === 'detail' ? rankByHeading.get(field.id) : undefined;
      return field.text === '' ? [] : [{ ...field, ranks: headRank === undefined ? [rank] : [headRank, rank] }];
    }),
  );
}

type UnrankedField = Omit<OutlineField, 'ranks'>;
type FieldText = Omit<UnrankedField, 'column'>;

function fieldsInSection({ id, area, heading, texts, items }: SectionOutline): UnrankedField[][] {
  const groups: FieldText[][] = [
    [{ id, part: 'heading', text: heading }],
    ...texts.flatMap((text) => fieldsInText(id, 'text', text)),
    ...items.flatMap(fieldsInItem),
  ];
  return groups.map((group) => group.map((field) => ({ ...field, column: area })));
}

function fieldsInItem({ id, heading, beside, dates, url, texts, bullets, details, roles }: ItemOutline): FieldText[][] {
  return [
    [
      ...[heading, ...beside, dates].map((text) => ({ id, part: 'head' as const, text })),
      { id, part: 'url', text: shortUrl(url) },
    ],
    ...texts.flatMap((text) => fieldsInText(id, 'text', text)),
    ...bullets.flatMap((bullet) => fieldsInText(bullet.id, 'bullet', bullet.text)),
    details.map(({ text }) => ({ id, part: 'detail', text })),
    ...roles.flatMap(fieldsInItem),
  ];
}

const fieldsInText = (id: string, part: OutlineField['part'], markdown: string): FieldText[][] =>
  plainText(markdown)
    .split('\n')
    .map((text) => [{ id, part, text }]);

/** Strips the protocol, `www.` and a trailing slash from a URL. */
const shortUrl = (text: string) => text.replace(/^https?:\/\/(?:www\.)?(.*?)\/?$/i, '$1');
