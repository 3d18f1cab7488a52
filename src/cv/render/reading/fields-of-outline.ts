import { plainText } from '#platform/markdown/plain-text.ts';
import type { CvOutline, ItemOutline, SectionOutline } from '../../model/exports/outline.ts';
import type { Area } from '../../model/shapes.ts';

/** A text of the CV that is to be found in its pages. */
export type Field = {
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
export function fieldsOf({ name, headline, contacts, sections }: CvOutline): Field[] {
  const said: Unranked[][] = [
    [{ id: 'basics.name', part: 'name', column: 'main', text: name }],
    [{ id: 'basics.headline', part: 'headline', column: 'main', text: headline }],
    contacts.map(({ text }) => ({ id: 'basics.contacts', part: 'contact', column: 'contacts', text: asSaid(text) })),
    ...sections.flatMap(saidInSection),
  ];
  const heads = new Map<string, number>();
  return said.flatMap((alike, rank) =>
    alike.flatMap((field) => {
      if (field.part === 'head') heads.set(field.id, rank);
      // Details follow an entry or, as with the authors of a book, appear beside its heading.
      const head = field.part === 'detail' ? heads.get(field.id) : undefined;
      return field.text === '' ? [] : [{ ...field, ranks: head === undefined ? [rank] : [head, rank] }];
    }),
  );
}

type Unranked = Omit<Field, 'ranks'>;
type Said = Omit<Unranked, 'column'>;

function saidInSection({ id, area, heading, texts, items }: SectionOutline): Unranked[][] {
  const said: Said[][] = [
    [{ id, part: 'heading', text: heading }],
    ...texts.flatMap((text) => saidInText(id, 'text', text)),
    ...items.flatMap(saidInItem),
  ];
  return said.map((alike) => alike.map((field) => ({ ...field, column: area })));
}

function saidInItem({ id, heading, beside, dates, url, texts, bullets, details, roles }: ItemOutline): Said[][] {
  return [
    [
      ...[heading, ...beside, dates].map((text) => ({ id, part: 'head' as const, text })),
      { id, part: 'url', text: asSaid(url) },
    ],
    ...texts.flatMap((text) => saidInText(id, 'text', text)),
    ...bullets.flatMap((bullet) => saidInText(bullet.id, 'bullet', bullet.text)),
    details.map(({ text }) => ({ id, part: 'detail', text })),
    ...roles.flatMap(saidInItem),
  ];
}

const saidInText = (id: string, part: Field['part'], markdown: string): Said[][] =>
  plainText(markdown)
    .split('\n')
    .map((text) => [{ id, part, text }]);

/** Strips the protocol, `www.` and a trailing slash from a URL. */
const asSaid = (text: string) => text.replace(/^https?:\/\/(?:www\.)?(.*?)\/?$/i, '$1');
