import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readerLanguage } from '#platform/browser/i18n/reader-language.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import type { TestimonialRequest } from '../../contract.ts';
import { completeAddress } from '../../model/answer-faults.ts';
import { TestimonialQuote } from '../parts/testimonial-quote.tsx';
import { TextFields, type TypedTestimonial } from '../parts/text-fields.tsx';
import { useTextFaults } from '../parts/use-text-faults.ts';
import { requestCalls } from './request-calls.ts';

type Props = {
  token: string;
  request: TestimonialRequest;
  onSent: (request: TestimonialRequest) => void;
  /** Returns to the sent testimonial without a change. */
  onCancel?: () => void;
};

const complete = (typed: TypedTestimonial) => ({ ...typed, source: completeAddress(typed.source) });

const EMPTY = { text: '', name: '', role: '', organization: '', source: '' };

/** The form in which an author writes a testimonial, beside a preview. Typed texts are kept when sending fails. */
export function AnswerForm({ token, request, onSent, onCancel }: Props) {
  const t = useTranslations('testimonial-form');
  const faultsOf = useTextFaults();
  const { member, message, sent } = request;
  const [website, setWebsite] = useState('');
  const form = useForm({
    initial: sent ?? { ...EMPTY, language: readerLanguage() },
    check: (typed) => faultsOf(complete(typed)),
    submit: async (typed) => onSent(await requestCalls.answer({ token, website, ...complete(typed) })),
  });
  const { name } = member;
  return (
    <form
      {...form.props}
      className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {message !== '' && (
          <blockquote
            dir="auto"
            aria-label={t('message', { name })}
            className="whitespace-pre-line break-words border-primary border-s-2 ps-4"
          >
            {message}
          </blockquote>
        )}
        <TextFields
          typed={form.values}
          field={form.field}
          onLanguageChange={(language) => form.set('language', language)}
          voice="author"
        />
        {/* Only bots fill this in; people neither see it nor reach it with the keyboard. */}
        <div aria-hidden="true" className="sr-only">
          <label>
            {t('trap')}
            <input
              type="text"
              tabIndex={-1}
              autoComplete="off"
              value={website}
              onChange={({ currentTarget }) => setWebsite(currentTarget.value)}
            />
          </label>
        </div>
      </div>
      <Preview typed={form.values} />
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <Privacy name={name} />
        <FormMessage form={form} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" tone="primary" busy={form.pending}>
            {t(sent ? 'save' : 'send')}
          </Button>
          {onCancel && (
            <Button tone="quiet" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

/** Says who sees what the author sends, and for how long. */
function Privacy({ name }: { name: string }) {
  const t = useTranslations('testimonial-form.privacy');
  return (
    <section aria-label={t('title')} className="rounded-card bg-surface p-4 text-text-secondary">
      <h2 className="font-medium text-text">{t('title')}</h2>
      <ul className="mt-2 list-disc ps-5">
        <li>{t('shown', { name })}</li>
        <li>{t('shortened', { name })}</li>
        <li>{t('deleted', { name })}</li>
      </ul>
    </section>
  );
}

function Preview({ typed }: { typed: TypedTestimonial }) {
  const t = useTranslations('testimonial-form.preview');
  const { text, name, role, organization, source, language } = useDeferredValue(typed);
  return (
    <section aria-label={t('title')} className="min-w-0 lg:sticky lg:top-8 lg:row-span-2">
      <h2 className="mb-2 font-medium text-text-secondary text-xs">{t('title')}</h2>
      <div className="rounded-card border border-border p-5">
        <TestimonialQuote
          text={text.trim() || t('text')}
          name={name.trim() || t('name')}
          role={role}
          organization={organization}
          source={completeAddress(source)}
          language={language}
        />
      </div>
    </section>
  );
}
