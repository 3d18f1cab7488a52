import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../model/content.ts';
import { NODE_SHAPES, type Node, type NodeKind, type Section, type SectionKind } from '../model/shapes.ts';

/** The fields of a node as an example lists them: any subset of its kind's fields, with highlights as plain texts. */
type ExampleFields<K extends NodeKind> = {
  [Field in Exclude<keyof Node<K>, 'id' | 'visible' | 'extras'>]?: Node<K>[Field] extends Node<'highlight'>[]
    ? string[]
    : Node<K>[Field] extends Node<'role'>[]
      ? ExampleFields<'role'>[]
      : Node<K>[Field];
};

/** The content of an example CV. The sections appear in the CV in the order of the keys of `sections`. */
export type ExampleContent = {
  headline: string;
  summary: string;
  sections: { [K in SectionKind]?: ExampleFields<K>[] };
};

/** The person in whose name an example CV is built. */
export type ExamplePerson = { name: string; email: string };

export function buildExample(
  { headline, summary, sections }: ExampleContent,
  { name, email }: ExamplePerson,
): CvContent {
  const { basics } = EMPTY_CONTENT;
  const sectionEntries = Object.entries(sections) as [SectionKind, ExampleFields<NodeKind>[]][];
  return {
    ...EMPTY_CONTENT,
    basics: {
      ...basics,
      name,
      email,
      headline,
      summary,
      phone: '555-0100',
      url: 'https://example.org',
      location: { ...basics.location, city: 'Example City', region: 'Example Region' },
    },
    sections: [
      emptySection('summary', 'summary'),
      ...sectionEntries.map(
        ([kind, items]) =>
          ({
            ...emptySection(kind, kind),
            items: items.map((item, index) => buildNode(kind, `${kind}-${index + 1}`, item)),
          }) as Section,
      ),
    ],
  };
}

const ID_PREFIX = { highlight: 'h', role: 'r', profile: 'p', contact: 'c' } as const;

function buildNode(kind: NodeKind, id: string, item: object): Node {
  const shape: Record<string, unknown> = NODE_SHAPES[kind];
  const fields = Object.entries(item).map(([field, value]) => {
    const type = shape[field];
    if (!Array.isArray(type)) return [field, value];
    const childKind = type[0] as keyof typeof ID_PREFIX;
    const children = (value as unknown[]).map((child, index) =>
      buildNode(
        childKind,
        `${id}-${ID_PREFIX[childKind]}${index + 1}`,
        typeof child === 'string' ? { text: child } : (child as object),
      ),
    );
    return [field, children];
  });
  return { ...emptyNode(kind, id), ...Object.fromEntries(fields) };
}
