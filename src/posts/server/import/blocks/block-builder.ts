import { BLOCK_LIMITS, type OwnBlock } from '#blocks/contract.ts';
import { escapeMarkdown } from '#platform/pure/markdown/inline-markdown.ts';
import { safeUrl } from '#platform/pure/markdown/safe-url.ts';
import type { Warnings } from '../warnings.ts';
import { cleanLine, fitText } from './clean-line.ts';
import { type DraftBlock, type DraftPicture, linkMarkdown, markdownOfDraft } from './draft-block.ts';
import { finishBlocks } from './finish-blocks.ts';
import type { SourcePicture } from './source-picture.ts';
import { splitText } from './split-text.ts';

/** Finds the picture of an archive by its address in a post: its id during the import, or undefined. */
export type FindPicture = (source: string) => string | undefined;

export type BlockBuilder = ReturnType<typeof makeBlockBuilder>;

type Options = { findPicture: FindPicture; warnings: Warnings; newId: () => string };

/**
 * Collects the blocks of a post. Content that no block can hold becomes text, and content that exceeds the limit of a
 * block continues in the next one.
 */
export function makeBlockBuilder({ findPicture, warnings, newId }: Options) {
  const drafts: DraftBlock[] = [];
  const push = (draft: DraftBlock) => void drafts.push(draft);

  const text = (markdown: string) => {
    const parts = splitText(markdown.trimEnd().replace(/^\n+/, ''), BLOCK_LIMITS.text);
    if (parts.length > 0) push({ kind: 'text', parts });
  };
  /** Adds what did not fit into a line as text. */
  const overflow = (rest: string) => text(escapeMarkdown(rest));
  const fitLine = (line: string, maximum: number) => {
    const { fitting, rest } = fitText(cleanLine(line), maximum);
    return { fitting, addRest: () => overflow(rest) };
  };

  /** Adds a link to a picture that is not in the archive, or its address if that leads nowhere. */
  const missingPicture = ({ source, alt, caption }: SourcePicture) => {
    const href = safeUrl(source.startsWith('//') ? `https:${source}` : source);
    warnings.add(href ? 'picturesElsewhere' : 'picturesMissing', source);
    const name = cleanLine(alt) || nameOf(source);
    text(href ? linkMarkdown(name, href) : escapeMarkdown(name));
    overflow(cleanLine(caption));
  };
  const pictures = (sources: readonly SourcePicture[], { isGallery = false } = {}) => {
    const found: DraftPicture[] = [];
    const rests: (() => void)[] = [];
    for (const picture of sources) {
      const image = findPicture(picture.source);
      if (image === undefined) {
        missingPicture(picture);
        continue;
      }
      const alt = fitLine(picture.alt, BLOCK_LIMITS.alt);
      const caption = fitLine(picture.caption, BLOCK_LIMITS.caption);
      found.push({ image, alt: alt.fitting, caption: caption.fitting });
      rests.push(alt.addRest, caption.addRest);
    }
    if (isGallery && found.length > 1) push({ kind: 'pictures', pictures: found });
    else for (const picture of found) push({ kind: 'pictures', pictures: [picture] });
    for (const addRest of rests) addRest();
  };

  return {
    warnings,
    text,
    pictures,
    heading(line: string) {
      const heading = cleanLine(line);
      if (heading.length > BLOCK_LIMITS.heading) text(`# ${escapeMarkdown(heading)}`);
      else if (heading !== '') push({ kind: 'heading', text: heading });
    },
    quote(quote: string, source: string) {
      const draft: DraftBlock = { kind: 'quote', text: quote.trim(), source: cleanLine(source) };
      const fits = draft.text.length <= BLOCK_LIMITS.quote && draft.source.length <= BLOCK_LIMITS.source;
      if (fits && draft.text !== '') push(draft);
      else for (const part of markdownOfDraft(draft)) text(part);
    },
    code(code: string, language: string, caption = '') {
      const parts = splitText(code, BLOCK_LIMITS.code);
      const { fitting, addRest } = fitLine(caption, BLOCK_LIMITS.caption);
      for (const [at, part] of parts.entries())
        push({
          kind: 'code',
          text: part,
          language: cleanLine(language).slice(0, BLOCK_LIMITS.language),
          caption: at === parts.length - 1 ? fitting : '',
        });
      addRest();
    },
    /** Adds a table of plain texts, which must fit the limits of a table (see `fitsTable`). */
    table(rows: string[][], hasHeading: boolean, caption: string) {
      const { fitting, addRest } = fitLine(caption, BLOCK_LIMITS.caption);
      push({ kind: 'table', rows, hasHeading, caption: fitting });
      addRest();
    },
    divider: () => push({ kind: 'divider' }),
    callout(tone: 'note' | 'tip' | 'warning', content: string) {
      const [first = '', ...others] = splitText(content.trim(), BLOCK_LIMITS.text);
      if (first !== '') push({ kind: 'callout', tone, text: first });
      for (const part of others) text(part);
    },
    embed(url: string, title: string) {
      const { fitting, addRest } = fitLine(title, BLOCK_LIMITS.title);
      push({ kind: 'embed', url, title: fitting });
      addRest();
    },
    finish: (): OwnBlock[] => finishBlocks(drafts, { warnings, newId }),
  };
}

/** Tests whether a table of plain texts fits into one block. */
export const fitsTable = (rows: readonly (readonly string[])[]) =>
  rows.length > 0 &&
  rows.length <= BLOCK_LIMITS.rows &&
  rows.every(
    (cells) => cells.length <= BLOCK_LIMITS.columns && cells.every((cell) => cell.length <= BLOCK_LIMITS.cell),
  );

/** Returns the name of the file that an address leads to. */
function nameOf(source: string) {
  const path = source.split(/[?#]/, 1)[0] ?? '';
  const name = path.slice(path.lastIndexOf('/') + 1) || source;
  try {
    return cleanLine(decodeURIComponent(name));
  } catch {
    return cleanLine(name);
  }
}
