import { markdownOfBlocks, richTextOf } from '#platform/pure/markdown/html-to-markdown.ts';
import type { FieldValues } from '../../tree.ts';
import { isPresentWord } from '../reading/period.ts';

const HTML =
  /<\/?(?:p|br|b|strong|i|em|u|a|ul|ol|li|div|span|h[1-6]|code|pre|small|sub|sup|blockquote)(?:\s[^<>]{0,500})?\/?>|&(?:amp|nbsp|lt|gt|quot|apos|ndash|mdash|bull|hellip|rsquo|#\d{1,6}|#x[\da-f]{1,6});/i;

/** Returns a text of another program as Markdown. Texts without any tag or reference of HTML stay as they are. */
export const readForeignText = (text: string): string =>
  HTML.test(text) ? markdownOfBlocks(richTextOf(text).blocks) : text;

/**
 * Returns the end of a period, and whether it is ongoing. A start without an end means that in JSON Resume, and some
 * files have a word instead.
 */
export function readOngoing({ start, end }: FieldValues): { end: string; ongoing: boolean } {
  const text = typeof end === 'string' ? end : '';
  const isPresent = isPresentWord(text);
  return {
    end: isPresent ? '' : text,
    ongoing: isPresent || (typeof start === 'string' && start !== '' && text === ''),
  };
}
