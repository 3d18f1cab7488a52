import { useTranslations } from 'use-intl';
import type { PaletteCommand } from '#ui/command-palette.tsx';
import type { CvContent } from '../../../contract.ts';
import { useDesign } from '../design/use-design.ts';
import { findTemplate } from '../design/visible-fields.ts';
import { useTemplateList } from '../use-templates.ts';

/** Returns a command for each template that applies it to the CV. */
export function useTemplateCommands({ design }: CvContent): PaletteCommand[] {
  const t = useTranslations('cv-editor.palette');
  const bar = useTranslations('cv-editor.bar');
  const { set, locked } = useDesign();
  const templates = useTemplateList().data?.items;
  const chosen = findTemplate(templates, design.template);
  return (templates ?? []).map(({ id, name }) => ({
    id: `template-${id}`,
    label: t('template', { name }),
    unavailable: locked ? bar('locked') : id === chosen?.id ? t('inUse') : undefined,
    run: () => set('template', id),
  }));
}
