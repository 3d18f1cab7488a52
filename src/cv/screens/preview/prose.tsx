import { useTranslations } from 'use-intl';
import { Markdown } from '#ui/markdown.tsx';

/** A text of a CV as it is read. */
export function Prose({ text }: { text: string }) {
  const t = useTranslations('ui');
  return <Markdown text={text} newTab={t('newTab')} />;
}
