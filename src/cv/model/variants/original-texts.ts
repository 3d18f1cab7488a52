import type { OriginalTexts } from '#platform/pure/original-texts.ts';
import { type FlatNode, flatten } from '../changes/flatten.ts';
import { languageOf } from '../language-of.ts';
import { withoutHidden } from '../without-hidden.ts';
import { isBlank, isTranslated, textFieldsOf } from './texts.ts';
import type { VariantVersions } from './variant.ts';

/**
 * Returns the texts that readers of a translation see in the original's language, as its page shows them. Names are left
 * out: they are in no language. Returns undefined if both are in the same language.
 */
export function originalTexts({
  base,
  variant,
  same,
}: Pick<VariantVersions, 'base' | 'variant' | 'same'>): OriginalTexts | undefined {
  const { language } = base.design;
  if (language === variant.design.language) return undefined;
  const { comma } = languageOf(variant.design.language);
  const older = flatten(base);
  const texts = [...flatten(withoutHidden(variant)).values()].flatMap((own) => {
    const before = older.get(own.id);
    return before?.kind === own.kind ? textsOf({ before, own, same }, comma) : [];
  });
  return { language, texts: [...new Set(texts)] };
}

type NodeVersions = { before: FlatNode; own: FlatNode; same: ReadonlySet<string> };

/** Returns the untranslated texts of a node. Those that a page joins in one line are one text. */
function textsOf({ before, own, same }: NodeVersions, comma: string): string[] {
  const untranslated = new Map(
    textFieldsOf(own).flatMap(({ field, isName }): [string, string][] => {
      const value = own.fields[field];
      if (isName || isBlank(value) || isTranslated({ before, own, field, same })) return [];
      return [[field, joinTexts(Array.isArray(value) ? value : [value], comma)]];
    }),
  );
  const [degree, area] = [untranslated.get('studyType'), untranslated.get('area')];
  return [...untranslated.values(), ...(degree && area ? [joinTexts([degree, area], comma)] : [])];
}

const joinTexts = (texts: readonly unknown[], comma: string) =>
  texts.flatMap((text) => (typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [])).join(comma);
