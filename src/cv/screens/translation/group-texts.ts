import type { CvContent } from '../../contract.ts';
import type { SectionKind } from '../../model/shapes.ts';
import { nodeAt, nodeTitleOf } from '../../model/tree.ts';
import type { TranslationText } from '../../model/variants/translation.ts';

/** The texts of an entry, of a section, or of the personal details. */
export type TextGroup = {
  key: string;
  /** The kind and the title of the section; undefined for the personal details. */
  section: { kind: SectionKind; title: string } | undefined;
  /** The title of the entry; empty for a section. */
  entry: string;
  texts: TranslationText[];
};

/** Groups texts by what they are about, in their order. */
export function groupTexts(texts: readonly TranslationText[], content: CvContent): TextGroup[] {
  const groups = Map.groupBy(texts, ({ at: [list, section = '', , item = ''] }) =>
    list === 'sections' ? `${section}/${item}` : '',
  );
  return [...groups].map(([key, found]) => {
    const [sectionId = '', itemId = ''] = key.split('/');
    const section = content.sections.find(({ id }) => id === sectionId);
    const item = nodeAt(content, ['sections', sectionId, 'items', itemId]);
    return {
      key,
      section: section && { kind: section.kind, title: section.title },
      entry: item ? nodeTitleOf(item) : '',
      texts: found,
    };
  });
}
