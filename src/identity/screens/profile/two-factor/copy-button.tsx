import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { LiveText } from '#ui/live-text.tsx';

/** Copies a text. Browsers allow that over TLS alone; elsewhere there is no button, and the text can be selected. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations('profile.copy');
  const [copied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button icon={copied ? Check : Copy} onClick={() => void copy()}>
        {t(copied ? 'copied' : 'copy')}
      </Button>
      <LiveText>{copied ? t('copied') : ''}</LiveText>
    </>
  );
}
