import { useTranslations } from 'use-intl';
import { useMessagesIn } from '#platform/browser/i18n/messages-provider.tsx';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { SiteSectionKind } from '../../../../model/sections/section-kinds.ts';

/** Returns the names of kinds of sections: their default headings in a language, or else what the editor calls them. */
export function useSectionNames(language: Language): (kind: SiteSectionKind) => string {
  const t = useTranslations('portfolio-editor.sections.kinds');
  const headings: Partial<Record<SiteSectionKind, string>> = useMessagesIn(language, 'portfolio-pages').sections;
  return (kind) => headings[kind] ?? t(kind);
}
