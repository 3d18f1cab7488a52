import { ArrowLeftRight, Eye, EyeOff, SeparatorHorizontal, Settings2, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { LazyDropdownMenu } from '#ui/overlays/lazy-dropdown-menu.tsx';
import type { Section } from '../../../model/shapes.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { CHUNKS } from '../lazy-chunks.ts';
import { useRemoveNode } from '../use-remove-node.ts';

const SectionSettings = lazy(async () => ({ default: (await CHUNKS.content()).SectionSettings }));

type Props = { section: Section; name: string; hasSidebar: boolean };

/** Menu of the actions for a section. */
export function SectionMenu({ section, name, hasSidebar }: Props) {
  const t = useTranslations('cv-editor.outline');
  const labels = useTranslations('cv-editor.form.labels');
  const editor = useCvEditor();
  const remove = useRemoveNode();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const { id, visible, area, startOnNewPage } = section;
  const at = ['sections', id];
  if (editor.locked) return null;
  return (
    <span className="relative inline-flex">
      <LazyDropdownMenu
        align="end"
        trigger={<IconButton name={t('actionsFor', { name })} icon={MenuDots} />}
        entries={[
          { label: t('settings'), icon: Settings2, onSelect: () => setSettingsOpen(true) },
          {
            label: t(visible ? 'hide' : 'show'),
            icon: visible ? EyeOff : Eye,
            onSelect: () => editor.do({ do: 'hide', at, hidden: visible }),
          },
          ...(hasSidebar
            ? [
                {
                  label: t(area === 'main' ? 'toSide' : 'toMain'),
                  icon: ArrowLeftRight,
                  onSelect: () =>
                    editor.do({ do: 'set', at, field: 'area', value: area === 'main' ? 'sidebar' : 'main' }),
                },
              ]
            : []),
          {
            label: startOnNewPage ? t('removePageBreak') : labels('startOnNewPage'),
            icon: SeparatorHorizontal,
            onSelect: () => editor.do({ do: 'set', at, field: 'startOnNewPage', value: !startOnNewPage }),
          },
          { kind: 'line' },
          { label: t('remove'), icon: Trash2, danger: true, onSelect: () => remove(at, name) },
        ]}
      />
      {isSettingsOpen && (
        <Suspense>
          <SectionSettings
            section={section}
            name={name}
            hasSidebar={hasSidebar}
            onClose={() => setSettingsOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
