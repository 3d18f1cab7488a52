import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { readZip } from '../../testing/zip.ts';

/** A paragraph of a Word document. */
export type WordParagraph = {
  style: string;
  /** The list that the paragraph belongs to, and its level in it. */
  list: { id: string; level: number } | undefined;
  text: string;
  links: { href: string; text: string }[];
  /** The names of its formatting elements, such as `w:keepNext`. */
  properties: Set<string>;
};

/** Reads a Word document: its raw parts, and its paragraphs in order. */
export async function readDocx(bytes: Uint8Array) {
  const parts = await readZip(bytes);
  for (const [name, text] of Object.entries(parts)) if (/\.(?:xml|rels)$/.test(name)) read(text, () => undefined);
  const targets = new Map<string, string>();
  read(parts['word/_rels/document.xml.rels'] ?? '', ({ name, attributes }) => {
    if (name === 'Relationship') targets.set(attributes.Id ?? '', attributes.Target ?? '');
  });
  return { parts, targets, paragraphs: paragraphsIn(parts['word/document.xml'] ?? '', targets) };
}

function paragraphsIn(xml: string, targets: ReadonlyMap<string, string>): WordParagraph[] {
  const paragraphs: WordParagraph[] = [];
  let [current, link, isText]: [WordParagraph | undefined, { href: string; text: string } | undefined, boolean] = [
    undefined,
    undefined,
    false,
  ];
  const appendText = (text: string) => {
    if (current) current.text += text;
    if (link) link.text += text;
  };
  const value = (attributes: Record<string, string>) => attributes['w:val'] ?? '';
  read(
    xml,
    ({ name, attributes }) => {
      if (name === 'w:p') {
        current = { style: '', list: undefined, text: '', links: [], properties: new Set() };
        paragraphs.push(current);
      }
      current?.properties.add(name);
      if (name === 'w:pStyle' && current) current.style = value(attributes);
      if (name === 'w:ilvl' && current) current.list = { id: current.list?.id ?? '', level: Number(value(attributes)) };
      if (name === 'w:numId' && current) current.list = { level: current.list?.level ?? 0, id: value(attributes) };
      if (name === 'w:hyperlink') {
        link = { href: targets.get(attributes['r:id'] ?? '') ?? '', text: '' };
        current?.links.push(link);
      }
      if (name === 'w:tab' && current?.properties.has('w:r')) appendText('\t');
      if (name === 'w:br') appendText('\n');
      if (name === 'w:noBreakHyphen') appendText('-');
      isText = name === 'w:t';
    },
    (text) => isText && appendText(text),
    (name) => {
      if (name === 'w:hyperlink') link = undefined;
      if (name === 'w:t') isText = false;
    },
  );
  return paragraphs;
}

/** Returns every value of an attribute on elements of the given name. */
export function valuesOf(xml: string, element: string, attribute = 'w:val'): string[] {
  const found: string[] = [];
  read(xml, ({ name, attributes }) => {
    if (name === element) found.push(attributes[attribute] ?? '');
  });
  return found;
}

type Tag = { name: string; attributes: Record<string, string> };

/** Parses strictly: malformed XML throws, as it does in Word. */
function read(
  xml: string,
  onOpen: (tag: Tag) => void,
  onText: (text: string) => void = () => undefined,
  onClose: (name: string) => void = () => undefined,
) {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => onOpen({ name, attributes }));
  parser.on('text', onText);
  parser.on('closetag', ({ name }) => onClose(name));
  parser.write(xml).close();
}
