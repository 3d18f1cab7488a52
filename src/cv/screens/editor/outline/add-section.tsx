import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { LazyDropdownMenu } from '#ui/lazy-dropdown-menu.tsx';
import type { Section } from '../../../model/shapes.ts';
import type { NodePath } from '../../../model/tree.ts';
import { useAddActions } from './use-add-actions.ts';
import { useKindName } from './use-kind-name.ts';

type Props = { sections: readonly Section[]; hasSidebar: boolean; onAdded: (path: NodePath) => void };

/** Menu that adds a section of any kind and opens its first entry. */
export function AddSection({ sections, hasSidebar, onAdded }: Props) {
  const t = useTranslations('cv-editor.outline');
  const kindName = useKindName();
  const addActions = useAddActions(onAdded);
  return (
    <div className="pt-2">
      <LazyDropdownMenu
        trigger={
          <Button tone="quiet" icon={Plus}>
            {t('addSection')}
          </Button>
        }
        entries={addActions.kinds.map((kind) => ({
          label: kindName(kind),
          onSelect: () => addActions.addSection(kind, sections, hasSidebar),
        }))}
      />
    </div>
  );
}
