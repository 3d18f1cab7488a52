import { SaxesParser } from 'saxes';
import { InvalidCvFile } from '../invalid-cv-file.ts';

/** An element with its name and attributes under the usual prefixes of their namespaces, whatever the file calls them. */
export type XmlElement = { name: string; attributes: Readonly<Record<string, string>>; children: XmlNode[] };
export type XmlNode = XmlElement | string;

/** No document that people write nests so deeply or has so many elements. */
const MAX_DEPTH = 400;
const MAX_NODES = 400_000;

const PREFIX_BY_NAMESPACE: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp',
  'urn:schemas-microsoft-com:vml': 'v',
  'http://purl.org/dc/elements/1.1/': 'dc',
  'urn:oasis:names:tc:opendocument:xmlns:office:1.0': 'office',
  'urn:oasis:names:tc:opendocument:xmlns:style:1.0': 'style',
  'urn:oasis:names:tc:opendocument:xmlns:text:1.0': 'text',
  'urn:oasis:names:tc:opendocument:xmlns:table:1.0': 'table',
  'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0': 'draw',
  'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0': 'fo',
  'urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0': 'svg',
  'http://www.w3.org/1999/xlink': 'xlink',
};

/** The namespace of attributes that declare others. */
const DECLARATION = 'http://www.w3.org/2000/xmlns/';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML does not allow
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Parses a part of a document. A document type is refused, because entities could be defined in it. */
export function parseXml(bytes: Uint8Array): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const path = [root];
  let nodes = 0;
  const parser = new SaxesParser({ xmlns: true, position: false });
  for (const event of ['error', 'doctype'] as const) {
    parser.on(event, () => {
      throw new InvalidCvFile({ word: 'brokenDocument' });
    });
  }
  parser.on('opentag', (tag) => {
    nodes += 1;
    if (path.length > MAX_DEPTH || nodes > MAX_NODES) throw new InvalidCvFile({ word: 'cvTooComplex' });
    const attributes: Record<string, string> = {};
    for (const { uri, local, value } of Object.values(tag.attributes)) {
      if (uri !== DECLARATION) attributes[nameOf(uri, local)] = value;
    }
    const element: XmlElement = { name: nameOf(tag.uri, tag.local), attributes, children: [] };
    path.at(-1)?.children.push(element);
    path.push(element);
  });
  const append = (text: string) => path.at(-1)?.children.push(text);
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', () => path.pop());
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  parser.write(text.replace(/^\ufeff/, '').replace(FORBIDDEN, '')).close();
  return root;
}

const encodingOf = ([first, second]: Uint8Array) => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

function nameOf(uri: string, local: string): string {
  const prefix = PREFIX_BY_NAMESPACE[uri];
  return prefix ? `${prefix}:${local}` : local;
}

/** Returns the elements directly within another, all or those of a name. */
export const elementsIn = ({ children }: XmlElement, name?: string): XmlElement[] =>
  children.filter((child): child is XmlElement => typeof child !== 'string' && (!name || child.name === name));

/** Returns the first element of a name directly within another. */
export const elementIn = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  parent?.children.find((child): child is XmlElement => typeof child !== 'string' && child.name === name);

/** Returns the elements of a name anywhere within another, in order. */
export function descendantsIn(parent: XmlElement, name: string): XmlElement[] {
  return elementsIn(parent).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...descendantsIn(child, name),
  ]);
}

/** Returns the text of an element and all within it. */
export const textIn = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
