import { useTranslations } from 'use-intl';

/** The text that an author sent, folded. */
export function OriginalText({ text, language }: { text: string; language: string }) {
  const t = useTranslations('testimonials');
  return (
    <details className="mt-2">
      <summary className="w-fit cursor-pointer rounded-control text-text-secondary text-xs">{t('original')}</summary>
      <p lang={language} dir="auto" className="mt-2 whitespace-pre-line break-words border-border border-s-2 ps-3">
        {text}
      </p>
    </details>
  );
}
