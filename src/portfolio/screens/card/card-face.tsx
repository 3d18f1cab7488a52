import { useTranslations } from 'use-intl';
import { QrPicture } from '#ui/qr-picture.tsx';
import { type CardDetails, fullNameOf } from '../../model/card/card-details.ts';

/** The business card as others see it, with the QR code that adds the contact. */
export function CardFace({ details, code }: { details: CardDetails; code: string | undefined }) {
  const t = useTranslations('card.card');
  const name = fullNameOf(details);
  const { title, organization, email, phone, location, website } = details;
  const reach = [email, phone, website.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, ''), location];
  return (
    <section
      aria-label={t('preview')}
      className="flex flex-wrap items-center justify-between gap-6 rounded-card border border-border bg-surface p-6"
    >
      <div className="min-w-40 flex-1">
        <p className="break-words font-medium text-title">
          <bdi>{name}</bdi>
        </p>
        {[title, organization].filter(Boolean).map((line) => (
          <p key={line} className="break-words text-text-secondary">
            <bdi>{line}</bdi>
          </p>
        ))}
        <div className="mt-4 grid gap-0.5">
          {reach
            .filter((line) => line.trim() !== '')
            .map((line) => (
              <p key={line} className="break-words">
                <bdi>{line}</bdi>
              </p>
            ))}
        </div>
      </div>
      {code !== undefined && <QrPicture text={code} label={t('qrLabel', { name })} className="size-52 shrink-0" />}
    </section>
  );
}
