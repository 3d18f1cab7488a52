import type { BlockSink } from '../blocks/nested-blocks.ts';
import { completeUrl } from '../html/addresses.ts';
import { addHtml } from '../html/convert-html.ts';
import { addMarkdown } from '../markdown/convert-markdown.ts';
import { partsOfLexical } from './lexical.ts';
import { partsOfMobiledoc } from './mobiledoc.ts';

type Content = { html: string; lexical: unknown; mobiledoc: unknown };

/** Links within the site lead nowhere, because its address is not part of the export. */
const completeLink = (href: string) => (href.startsWith('__GHOST_URL__') ? undefined : completeUrl(href));

/** Adds the content of a post: its HTML, or if that is missing, as for some drafts, the document of its editor. */
export function addGhostContent({ html, lexical, mobiledoc }: Content, blocks: BlockSink): void {
  const { warnings } = blocks;
  const parts =
    html.trim() === ''
      ? (partsOfLexical(lexical, warnings) ?? partsOfMobiledoc(mobiledoc, warnings) ?? [])
      : [{ html }];
  for (const part of parts) {
    if ('markdown' in part) addMarkdown(part.markdown, blocks, { completeLink });
    else addHtml(part.html, blocks, { completeLink });
  }
}
