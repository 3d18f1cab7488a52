import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { MenuLater } from '#ui/menu-later.tsx';
import { SECTION_KINDS, type Section, type SectionKind } from '../../../model/shapes.ts';
import type { Path, Values } from '../../../model/tree.ts';
import { useHand } from '../hand.tsx';
import { freshSection } from './fresh.ts';

/** Kinds that are short enough for a column at the side. */
const SHORT: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests', 'certificates', 'awards']);

type Props = { sections: readonly Section[]; hasSide: boolean; onAdded: (path: Path) => void };

/** A new section of any kind, with its first entry open. */
export function AddSection({ sections, hasSide, onAdded }: Props) {
  const t = useTranslations('cv-editor.outline');
  const headings = useTranslations('cv-page.sections');
  const hand = useHand();
  const add = (kind: SectionKind) => {
    const section = freshSection(kind, hasSide && SHORT.has(kind) ? 'sidebar' : 'main');
    hand.do({
      do: 'insert',
      into: [],
      list: 'sections',
      item: section as unknown as Values,
      after: sections.at(-1)?.id ?? null,
    });
    const [item] = section.items;
    onAdded(['sections', section.id, ...(item ? ['items', item.id] : [])]);
  };
  return (
    <div className="pt-2">
      <MenuLater
        trigger={
          <Button tone="quiet" icon={Plus}>
            {t('addSection')}
          </Button>
        }
        entries={SECTION_KINDS.map((kind) => ({ label: headings(kind), onSelect: () => add(kind) }))}
      />
    </div>
  );
}
