import { useTranslations } from 'use-intl';
import type { TranslationText } from '../../model/variants/translation.ts';
import { type FormKind, labelKeyOf } from '../editor/forms/layouts.ts';
import type { TextGroup } from './group-texts.ts';

/** Returns functions that name a text, and what a group of texts is about. */
export function useTextNames() {
  const t = useTranslations('cv-variants.translation');
  const headings = useTranslations('cv-page.sections');
  const tDesign = useTranslations('cv-editor.designPane.page');
  const labels = useTranslations('cv-editor.form.labels');
  return {
    groupNameOf: ({ section, entry }: TextGroup) => {
      const heading = section ? section.title || headings(section.kind) : t('details');
      return entry ? { title: entry, subtitle: heading } : { title: heading, subtitle: '' };
    },
    textNameOf: ({ key, kind, at, field }: TranslationText, { texts }: TextGroup) => {
      if (field === 'footer') return tDesign('footer');
      // Fields of the root are in its singleton nodes.
      const owner = (kind === 'root' ? at.at(-1) : kind) as FormKind;
      if (kind !== 'highlight') return labels(labelKeyOf(owner, field));
      const bullets = texts.filter((text) => text.kind === 'highlight');
      return t('bullet', { number: bullets.findIndex((text) => text.key === key) + 1 });
    },
  };
}
