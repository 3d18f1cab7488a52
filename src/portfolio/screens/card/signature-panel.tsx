import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
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
import { SignatureView } from './signature-view.tsx';

type Props = {
  details: CardDetails;
  settings: Pick<CardSettings, 'layout' | 'accent'>;
  set: (changes: Partial<CardSettings>) => void;
};

/** The email signature: its layout and color, a preview, and a button that copies it formatted. */
export function SignaturePanel({ details, settings: { layout, accent }, set }: Props) {
  const t = useTranslations('card.signature');
  const direction = LANGUAGES[useLocale()];
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
        aria-label={t('preview')}
        className="overflow-x-auto rounded-card border border-border bg-white p-6 scheme-only-light"
      >
        <SignatureView node={signature} />
      </section>
      <CopySignature html={signatureHtml(signature)} text={signatureText(details)} />
      <p className="text-text-secondary">{t('how')}</p>
    </div>
  );
}

/** Copies the signature as HTML and as plain text; the program it is pasted into takes the better one. */
function CopySignature({ html, text }: { html: string; text: string }) {
  const t = useTranslations('card.signature');
  const toast = useToast();
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === html;
  const copy = async () => {
    try {
      const parts = { 'text/html': html, 'text/plain': text };
      await navigator.clipboard.write([
        new ClipboardItem(
          Object.fromEntries(Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })])),
        ),
      ]);
      setCopied(html);
    } catch {
      toast({ text: t('notCopied'), tone: 'error' });
    }
  };
  return (
    <div>
      <Button tone="primary" icon={isCopied ? Check : Copy} onClick={() => void copy()}>
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
      <LiveText>{isCopied ? t('copied') : ''}</LiveText>
    </div>
  );
}
