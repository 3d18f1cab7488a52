import { useTranslations } from 'use-intl';
import { Markdown } from '#ui/markdown/markdown.tsx';

/** Renders Markdown text of a CV. */
export function Prose({ text }: { text: string }) {
  const t = useTranslations('ui');
  return <Markdown text={text} newTab={t('newTab')} />;
}
