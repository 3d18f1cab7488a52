import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import type { TestimonialRequest } from '../../contract.ts';
import { TestimonialQuote } from '../parts/testimonial-quote.tsx';
import { AuthorFrame } from './author-frame.tsx';

type Props = {
  member: TestimonialRequest['member'];
  sent: NonNullable<TestimonialRequest['sent']>;
  onChange: () => void;
};

/** Thanks the author, and shows the sent testimonial, which can be changed. */
export function SentAnswer({ member, sent, onChange }: Props) {
  const t = useTranslations('testimonial-form');
  const { name } = member;
  return (
    <AuthorFrame member={member} title={t('sent.title')} lead={t('sent.text', { name })}>
      <section aria-label={t('sent.yours')} className="mt-8 max-w-xl rounded-card border border-border p-5">
        <TestimonialQuote {...sent} />
      </section>
      <p className="mt-4 max-w-xl text-text-secondary">{t('sent.canChange', { name })}</p>
      <Button className="mt-4" onClick={onChange}>
        {t('sent.change')}
      </Button>
    </AuthorFrame>
  );
}
