import { useTranslations } from 'use-intl';
import { Badge } from '#ui/layout/badge.tsx';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import type { Testimonial } from '../../contract.ts';
import { photoUrlOf } from '../parts/photo-url-of.ts';
import { TestimonialQuote } from '../parts/testimonial-quote.tsx';

/** A testimonial as the site shows it, with when it came, and the author's own text if the member has edited it. */
export function TestimonialContent({ testimonial }: { testimonial: Testimonial }) {
  const t = useTranslations('testimonials');
  const timeAgo = useTimeAgo();
  const { photo, label, receivedAt, original, text, language, origin } = testimonial;
  const isEdited = original !== null && original.text !== text;
  return (
    <>
      <TestimonialQuote {...testimonial} photo={photoUrlOf(photo)} />
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-text-secondary text-xs">
        {origin === 'member' ? (
          <span>{t('writtenIn')}</span>
        ) : (
          receivedAt && <span>{t('received', { when: timeAgo(receivedAt) })}</span>
        )}
        {label !== '' && <bdi className="min-w-0 break-words">{label}</bdi>}
        {isEdited && <Badge>{t('edited')}</Badge>}
      </p>
      {isEdited && (
        <details className="mt-2">
          <summary className="w-fit cursor-pointer rounded-control text-text-secondary text-xs">
            {t('original')}
          </summary>
          <p lang={language} dir="auto" className="mt-2 whitespace-pre-line break-words border-border border-s-2 ps-3">
            {original.text}
          </p>
        </details>
      )}
    </>
  );
}
