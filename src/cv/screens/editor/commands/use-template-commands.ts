import { useTranslations } from 'use-intl';
import type { Command } from '#ui/command-palette.tsx';
import type { CvContent } from '../../../contract.ts';
import { templateIn } from '../design/shown-fields.ts';
import { useDesign } from '../design/use-design.ts';
import { useTemplateList } from '../use-templates.ts';

/** Returns a command for each template that applies it to the CV. */
export function useTemplateCommands({ design }: CvContent): Command[] {
  const t = useTranslations('cv-editor.palette');
  const bar = useTranslations('cv-editor.bar');
  const { set, locked } = useDesign();
  const templates = useTemplateList().data?.items;
  const chosen = templateIn(templates, design.template);
  return (templates ?? []).map(({ id, name }) => ({
    id: `template-${id}`,
    label: t('template', { name }),
    unavailable: locked ? bar('locked') : id === chosen?.id ? t('inUse') : undefined,
    run: () => set('template', id),
  }));
}
