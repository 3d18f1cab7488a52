import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import type { TestimonialRequest } from '../../contract.ts';
import { TestimonialQuote } from '../parts/testimonial-quote.tsx';

type Props = {
  /** The member who asked. */
  name: string;
  sent: NonNullable<TestimonialRequest['sent']>;
  onChange: () => void;
};

/** The sent testimonial, which its author can change. */
export function SentAnswer({ name, sent, onChange }: Props) {
  const t = useTranslations('testimonial-form.sent');
  return (
    <>
      <section aria-label={t('yours')} className="mt-8 max-w-xl rounded-card border border-border p-5">
        <TestimonialQuote {...sent} />
      </section>
      <p className="mt-4 max-w-xl text-text-secondary">{t('canChange', { name })}</p>
      <Button className="mt-4" onClick={onChange}>
        {t('change')}
      </Button>
    </>
  );
}
