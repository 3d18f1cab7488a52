import { useTranslations } from 'use-intl';
import { Popover } from '#ui/overlays/popover.tsx';
import type { Section } from '../../../model/shapes.ts';
import { SectionForm } from '../forms/section-form.tsx';

type Props = { section: Section; name: string; hasSidebar: boolean; onClose: () => void };

/** Popover with the settings of a section, anchored to its menu. */
export function SectionSettings({ section, name, hasSidebar, onClose }: Props) {
  const t = useTranslations('cv-editor.outline');
  return (
    <Popover
      trigger={<span aria-hidden="true" className="absolute end-0 bottom-0" />}
      title={t('settingsOf', { section: name })}
      open
      onOpenChange={(open) => !open && onClose()}
      align="end"
    >
      <SectionForm section={section} hasSidebar={hasSidebar} />
    </Popover>
  );
}
