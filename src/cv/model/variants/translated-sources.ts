import type { CvContent } from '../content.ts';
import { applyOperations } from '../operations.ts';
import { linkedItems } from '../sources/linked-items.ts';

/**
 * Returns a translation whose entries take no texts from the member's work, which are in the original's language. Entries
 * that the original does not have stay linked as they are.
 */
export function withTranslatedSources(content: CvContent, original: CvContent): CvContent {
  const { language } = content.design;
  const ids = new Set(linkedItems(original).map(({ value }) => value.id));
  const operations = linkedItems(content)
    .filter(({ source, value }) => source.language === undefined && ids.has(value.id))
    .map(({ path, source }) => ({
      ...{ do: 'set' as const, at: path, field: 'source' },
      value: { ...source, language },
    }));
  return applyOperations(content, operations).content;
}
