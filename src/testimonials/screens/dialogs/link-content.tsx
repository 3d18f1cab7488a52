import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Icon } from '#ui/icon.tsx';
import type { TestimonialLink } from '../../contract.ts';

/** A new link to copy, and a message with it to send from the member's own email app. */
export function LinkContent({ link: { url, testimonial } }: { link: TestimonialLink }) {
  const t = useTranslations('testimonials.ask');
  const format = useFormatter();
  const auth = useAuth();
  const name = auth.status === 'signedIn' ? auth.user.displayName : '';
  const date = format.dateTime(new Date(testimonial.expiresAt ?? testimonial.createdAt), { dateStyle: 'long' });
  const [text, setText] = useState(() => t('mailText', { url, date, name }));
  const mailto = `mailto:?subject=${encodeURIComponent(t('mailSubject'))}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <p
          dir="ltr"
          className="flex min-h-10 min-w-0 flex-1 basis-56 select-all items-center break-all rounded-control border border-control bg-background px-3 py-2 rtl:text-end"
        >
          {url}
        </p>
        <CopyButton tone="primary" text={url} words={{ copy: t('copy'), copied: t('copied') }} />
      </div>
      <p className="text-text-secondary">{t('once', { date })}</p>
      <TextArea
        label={t('mail')}
        rows={6}
        dir="auto"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} words={{ copy: t('copyMail'), copied: t('copied') }} />
        <Link variant="button-plain" href={mailto}>
          <Icon of={Mail} />
          {t('openMail')}
        </Link>
      </div>
    </div>
  );
}
