import type { SourceText } from '#records/contract.ts';
import type { Block } from './schema.ts';

type Replace = (source: SourceText) => string;

/**
 * Returns blocks with each of their texts replaced by what `replace` returns for it. Parts of a block are known by what
 * stays when they are moved: pictures by their image, cells and figures by their text.
 */
export const mapBlockTexts = (blocks: readonly Block[], replace: Replace): Block[] =>
  blocks.map((block) => mapTextsOf(block, replace));

function mapTextsOf(block: Block, replace: Replace): Block {
  const key = (...names: string[]) => ['blocks', block.id, ...names].join('/');
  const line = (name: string, text: string) => replace({ key: key(name), text });
  const prose = (text: string) => replace({ key: key('text'), text, isProse: true });
  switch (block.kind) {
    case 'field':
    case 'divider':
      return block;
    case 'text':
    case 'callout':
      return { ...block, text: prose(block.text) };
    case 'heading':
      return { ...block, text: line('text', block.text) };
    case 'picture':
    case 'pair':
    case 'grid':
    case 'comparison':
      return {
        ...block,
        pictures: block.pictures.map(({ image, alt, caption }) => ({
          image,
          alt: replace({ key: key('alt', image), text: alt }),
          caption: replace({ key: key('caption', image), text: caption }),
        })),
      };
    case 'quote':
      return {
        ...block,
        text: prose(block.text),
        source: replace({ key: key('source'), text: block.source, isName: true }),
      };
    case 'code':
      return { ...block, caption: line('caption', block.caption) };
    case 'table':
      return {
        ...block,
        caption: line('caption', block.caption),
        rows: block.rows.map((row) =>
          row.map((text) => replace({ key: key('cell', text), text, isName: isFigure(text) })),
        ),
      };
    case 'figures':
      return {
        ...block,
        figures: block.figures.map(({ label, value }) => ({
          label: replace({ key: key('label', label), text: label }),
          value: replace({ key: key('value', value), text: value, isName: true }),
        })),
      };
    case 'video':
      return {
        ...block,
        alt: line('alt', block.alt),
        caption: line('caption', block.caption),
        transcript: replace({ key: key('transcript'), text: block.transcript, isProse: true }),
      };
    case 'audio':
      return {
        ...block,
        title: line('title', block.title),
        caption: line('caption', block.caption),
        transcript: replace({ key: key('transcript'), text: block.transcript, isProse: true }),
      };
    case 'file':
      return { ...block, label: line('label', block.label) };
    case 'embed':
      return { ...block, title: line('title', block.title) };
  }
}

/** Returns whether a cell has no word to translate. */
const isFigure = (text: string) => !/\p{L}{2}/u.test(text);

/** Returns the texts of blocks by which a project is found. */
export function searchTextsOf(blocks: readonly Block[]): string[] {
  const texts: string[] = [];
  mapBlockTexts(blocks, ({ text }) => {
    texts.push(text);
    return text;
  });
  return [...texts, ...blocks.flatMap((block) => (block.kind === 'code' ? [block.text] : []))];
}
