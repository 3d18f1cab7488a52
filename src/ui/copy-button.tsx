import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { LiveText } from './live-text.tsx';

type Props = {
  text: string;
  words: {
    copy: string;
    copied: string;
    /** The first, with what is copied: where there are several such buttons. */
    copyNamed?: string;
  };
};

/** Copies a text. Browsers allow that over TLS alone; elsewhere there is no button, and the text can be selected. */
export function CopyButton({ text, words }: Props) {
  const [copied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button
        icon={copied ? Check : Copy}
        aria-label={copied ? undefined : words.copyNamed}
        onClick={() => void copy()}
      >
        {copied ? words.copied : words.copy}
      </Button>
      <LiveText>{copied ? words.copied : ''}</LiveText>
    </>
  );
}
