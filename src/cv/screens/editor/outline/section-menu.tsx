import { ArrowLeftRight, Eye, EyeOff, Settings2, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MenuDots } from '#ui/dots.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MenuLater } from '#ui/menu-later.tsx';
import type { Section } from '../../../model/shapes.ts';
import { useHand } from '../hand.tsx';
import { PIECES } from '../pieces.ts';

const SectionSettings = lazy(async () => ({ default: (await PIECES.sectionSettings()).SectionSettings }));

type Props = { section: Section; name: string; hasSide: boolean };

/** Menu of the actions for a section. */
export function SectionMenu({ section, name, hasSide }: Props) {
  const t = useTranslations('cv-editor.outline');
  const hand = useHand();
  const [settings, setSettings] = useState(false);
  const { id, visible, area } = section;
  const at = ['sections', id];
  if (hand.locked) return null;
  return (
    <span className="relative inline-flex">
      <MenuLater
        align="end"
        trigger={<IconButton name={t('actionsFor', { name })} icon={MenuDots} />}
        entries={[
          { label: t('settings'), icon: Settings2, onSelect: () => setSettings(true) },
          {
            label: t(visible ? 'hide' : 'show'),
            icon: visible ? EyeOff : Eye,
            onSelect: () => hand.do({ do: 'hide', at, hidden: visible }),
          },
          ...(hasSide
            ? [
                {
                  label: t(area === 'main' ? 'toSide' : 'toMain'),
                  icon: ArrowLeftRight,
                  onSelect: () =>
                    hand.do({ do: 'set', at, field: 'area', value: area === 'main' ? 'sidebar' : 'main' }),
                },
              ]
            : []),
          { kind: 'line' },
          { label: t('remove'), icon: Trash2, danger: true, onSelect: () => hand.do({ do: 'remove', at }) },
        ]}
      />
      {settings && (
        <Suspense>
          <SectionSettings section={section} name={name} hasSide={hasSide} onClose={() => setSettings(false)} />
        </Suspense>
      )}
    </span>
  );
}
