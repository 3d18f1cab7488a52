import { posix } from 'node:path';
import type { FlowBlock } from '../../../model/formats/unstructured/flow/flow-block.ts';
import { linesOfFlow } from '../../../model/formats/unstructured/flow/lines-of-flow.ts';
import type { SourceDocument } from '../../../model/formats/unstructured/source-document.ts';
import { InvalidCvFile } from '../invalid-cv-file.ts';
import { isPhotoShaped, photoOf } from '../photo-image.ts';
import { blocksIn } from './docx-body.ts';
import { readStyles } from './docx-styles.ts';
import { descendantsIn, elementIn, parseXml, textIn, type XmlElement } from './xml.ts';
import { unzipEntries } from './zip-entries.ts';

const USUAL_BODY = 'word/document.xml';
const WANTED =
  /^(?:_rels\/\.rels|word\/[\w./-]+\.(?:xml|rels)|docProps\/core\.xml|word\/media\/[^/]+\.(?:jpe?g|png))$/i;
const PER_POINT = 12_700;
/** In points. */
const MIN_PHOTO_SIDE = 36;

type Files = ReadonlyMap<string, Buffer>;
/** `path` is where the target is in the archive, if it is not external. */
type Relation = { type: string; target: string; path: string; isExternal: boolean };

/** Reads the text of a Word document with its look. */
export async function extractDocx(bytes: Buffer): Promise<SourceDocument> {
  const files = await unzipEntries(bytes, (path) => WANTED.test(path));
  const main = [...relationsOf(files, '').values()].find(({ type }) => type === 'officeDocument');
  const body = main?.path ?? USUAL_BODY;
  const document = elementIn(elementIn(partOf(files, body), 'w:document'), 'w:body');
  if (!document) throw new InvalidCvFile({ word: 'brokenDocument' });
  const styles = readStyles(partOf(files, 'word/styles.xml'));
  const relations = relationsOf(files, body);
  const contextOf = (part: string) => ({ styles, targets: targetsOf(relationsOf(files, part)) });
  const blocks: FlowBlock[] = [
    ...marginBlocks('header', { document, files, relations, contextOf }),
    ...blocksIn(document, contextOf(body)),
    ...marginBlocks('footer', { document, files, relations, contextOf }),
  ];
  const core = partOf(files, 'docProps/core.xml');
  const language = (core && descendantsIn(core, 'dc:language').map(textIn)[0]?.trim()) || styles.language;
  const photo = await findPhoto(document, files, relations);
  return {
    format: 'docx',
    lines: linesOfFlow(blocks),
    pages: [],
    ...(language && { language }),
    ...(photo && { photo }),
  };
}

function partOf(files: Files, path: string): XmlElement | undefined {
  const bytes = files.get(path);
  return bytes && parseXml(bytes);
}

/** Returns what a part refers to, by the ids that it uses; of the document as a whole without a part. */
function relationsOf(files: Files, part: string): ReadonlyMap<string, Relation> {
  const { dir, base } = posix.parse(part);
  const root = partOf(files, posix.join(dir, '_rels', `${base}.rels`));
  return new Map(
    (root ? descendantsIn(root, 'Relationship') : []).map(({ attributes }) => [
      attributes.Id ?? '',
      {
        type: (attributes.Type ?? '').replace(/^.*\//, ''),
        target: attributes.Target ?? '',
        path: posix.resolve('/', dir, attributes.Target ?? '').slice(1),
        isExternal: attributes.TargetMode === 'External',
      },
    ]),
  );
}

const targetsOf = (relations: ReadonlyMap<string, Relation>) =>
  new Map([...relations].flatMap(([id, { target, isExternal }]) => (isExternal ? [[id, target] as const] : [])));

type MarginOptions = {
  document: XmlElement;
  files: Files;
  relations: ReadonlyMap<string, Relation>;
  contextOf: (part: string) => Parameters<typeof blocksIn>[1];
};
const CONTACT = /@|https?:|www\.|\+?\d[\d ()/-]{6,}\d/;

/**
 * Returns the header or footer of the first page, which often has the name or the contact details. A footer without
 * these is left out.
 */
function marginBlocks(
  kind: 'header' | 'footer',
  { document, files, relations, contextOf }: MarginOptions,
): FlowBlock[] {
  const [section] = descendantsIn(document, 'w:sectPr');
  const references = section ? descendantsIn(section, `w:${kind}Reference`) : [];
  const hasFirst = section !== undefined && elementIn(section, 'w:titlePg') !== undefined;
  const reference = references.find(({ attributes }) => attributes['w:type'] === (hasFirst ? 'first' : 'default'));
  const path = relations.get(reference?.attributes['r:id'] ?? '')?.path;
  if (!path) return [];
  const part = elementIn(partOf(files, path), kind === 'header' ? 'w:hdr' : 'w:ftr');
  if (!part || (kind === 'footer' && !CONTACT.test(textIn(part)))) return [];
  return blocksIn(part, contextOf(path));
}

async function findPhoto(document: XmlElement, files: Files, relations: ReadonlyMap<string, Relation>) {
  const tried = new Set<string>();
  for (const drawing of descendantsIn(document, 'w:drawing')) {
    const extent = descendantsIn(drawing, 'wp:extent')[0]?.attributes;
    const [width, height] = [Number(extent?.cx) / PER_POINT, Number(extent?.cy) / PER_POINT];
    if (!(Math.min(width, height) >= MIN_PHOTO_SIDE) || !isPhotoShaped({ width, height })) continue;
    const id = descendantsIn(drawing, 'a:blip')[0]?.attributes['r:embed'] ?? '';
    const path = relations.get(id)?.path ?? '';
    if (tried.has(path)) continue;
    tried.add(path);
    const bytes = files.get(path);
    const photo = bytes && (await photoOf(bytes));
    if (photo) return photo;
  }
  return undefined;
}
