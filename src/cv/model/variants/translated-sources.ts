import type { CvContent } from '../content.ts';
import { applyOperations } from '../operations.ts';
import { linkedItems } from '../sources/linked-items.ts';

/** Returns a translation whose entries take no texts from the member's work, which are in the original's language. */
export function withTranslatedSources(content: CvContent): CvContent {
  const { language } = content.design;
  const operations = linkedItems(content)
    .filter(({ source }) => source.language === undefined)
    .map(({ path, source }) => ({
      ...{ do: 'set' as const, at: path, field: 'source' },
      value: { ...source, language },
    }));
  return applyOperations(content, operations).content;
}
