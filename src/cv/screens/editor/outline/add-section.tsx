import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { MenuLater } from '#ui/menu-later.tsx';
import type { Section } from '../../../model/shapes.ts';
import type { Path } from '../../../model/tree.ts';
import { useAdding } from './use-adding.ts';
import { useKindName } from './use-kind-name.ts';

type Props = { sections: readonly Section[]; hasSide: boolean; onAdded: (path: Path) => void };

/** Menu that adds a section of any kind and opens its first entry. */
export function AddSection({ sections, hasSide, onAdded }: Props) {
  const t = useTranslations('cv-editor.outline');
  const kindName = useKindName();
  const adding = useAdding(onAdded);
  return (
    <div className="pt-2">
      <MenuLater
        trigger={
          <Button tone="quiet" icon={Plus}>
            {t('addSection')}
          </Button>
        }
        entries={adding.kinds.map((kind) => ({
          label: kindName(kind),
          onSelect: () => adding.section(kind, sections, hasSide),
        }))}
      />
    </div>
  );
}
