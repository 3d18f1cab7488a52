import { writeCodeBlock } from '#platform/pure/markdown/write/write-code.ts';
import type { BlockBuilder } from './block-builder.ts';

/** Receives the content of a post, or of a part of it. */
export type BlockSink = Omit<BlockBuilder, 'finish'>;

/**
 * Collects content that is within a quote or a callout, which hold only text. Blocks of other kinds are to be added after
 * it.
 */
export function makeNestedBlocks({ warnings }: Pick<BlockSink, 'warnings'>, { hasCode }: { hasCode: boolean }) {
  const texts: string[] = [];
  const others: ((blocks: BlockSink) => void)[] = [];
  const text = (markdown: string) => void texts.push(markdown.trim());
  const later = (add: (blocks: BlockSink) => void) => void others.push(add);
  const sink: BlockSink = {
    warnings,
    text,
    heading: (line) => text(`**${line}**`),
    quote: (quote, source) => text(source ? `${quote}\n\n— ${source}` : quote),
    code: (code, language, caption) =>
      hasCode
        ? text(writeCodeBlock({ type: 'codeBlock', text: code, language }))
        : later((blocks) => blocks.code(code, language, caption)),
    pictures: (...pictures) => later((blocks) => blocks.pictures(...pictures)),
    table: (...table) => later((blocks) => blocks.table(...table)),
    divider: () => later((blocks) => blocks.divider()),
    callout: (_, content) => text(content),
    embed: (...embed) => later((blocks) => blocks.embed(...embed)),
  };
  return { sink, textOf: () => texts.filter(Boolean).join('\n\n'), others };
}
