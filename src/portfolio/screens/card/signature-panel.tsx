import { Check, Copy } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReaderLanguage } from '#platform/browser/i18n/reader-language.ts';
import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { ColourInput } from '#ui/fields/colour-input.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { LiveText } from '#ui/live-text.tsx';
import type { CardDetails } from '../../model/card/card-details.ts';
import type { CardSettings } from '../../model/card/card-settings.ts';
import { SIGNATURE_LAYOUTS, signatureOf, signatureText } from '../../model/card/signature.ts';
import { signatureHtml } from '../../model/card/signature-html.ts';
import { copyFormatted } from './copy-formatted.ts';
import { SignatureView } from './signature-view.tsx';

type Props = {
  details: CardDetails;
  settings: Pick<CardSettings, 'layout' | 'accent'>;
  set: (changes: Partial<CardSettings>) => void;
};

/** The email signature: its layout and color, a preview, and a button that copies it formatted. */
export function SignaturePanel({ details, settings: { layout, accent }, set }: Props) {
  const t = useTranslations('card.signature');
  const direction = LANGUAGES[useReaderLanguage()];
  const preview = useRef<HTMLElement>(null);
  const signature = signatureOf(details, { layout, accent, direction });
  return (
    <div className="grid gap-6">
      <Segments
        label={t('layout')}
        choices={SIGNATURE_LAYOUTS.map((value) => ({ value, label: t(`layouts.${value}`) }))}
        value={layout}
        onValueChange={(next) => set({ layout: next })}
      />
      <fieldset className="max-w-56">
        <legend className="mb-1 font-medium text-text-secondary text-xs leading-5">{t('accent')}</legend>
        <ColourInput
          value={accent}
          onValueChange={(color) => set({ accent: color })}
          words={{ pick: t('pick'), hex: t('hex'), wrong: t('hexWrong') }}
        />
      </fieldset>
      <section
        ref={preview}
        aria-label={t('preview')}
        className="overflow-x-auto rounded-card border border-border bg-white p-6 scheme-only-light"
      >
        <SignatureView node={signature} />
      </section>
      <CopySignature preview={preview} html={signatureHtml(signature)} text={signatureText(details)} />
      <p className="text-text-secondary">{t('how')}</p>
    </div>
  );
}

type CopyProps = { preview: RefObject<HTMLElement | null>; html: string; text: string };

/** Button that copies the signature from its preview. */
function CopySignature({ preview, html, text }: CopyProps) {
  const t = useTranslations('card.signature');
  const toast = useToast();
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === html;
  const copy = () => {
    try {
      if (preview.current) copyFormatted(preview.current, { html, text });
      setCopied(html);
    } catch {
      toast({ text: t('notCopied'), tone: 'error' });
    }
  };
  return (
    <div>
      <Button tone="primary" icon={isCopied ? Check : Copy} onClick={copy}>
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
      <LiveText>{isCopied ? t('copied') : ''}</LiveText>
    </div>
  );
}
