import { useTranslations } from 'use-intl';
import { Badge } from '#ui/layout/badge.tsx';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import type { Testimonial } from '../../contract.ts';
import { OriginalText } from '../parts/original-text.tsx';
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
        {label !== '' && <span className="min-w-0 break-words">{t('note', { label })}</span>}
        {isEdited && <Badge>{t('edited')}</Badge>}
      </p>
      {isEdited && <OriginalText text={original.text} language={language} />}
    </>
  );
}
