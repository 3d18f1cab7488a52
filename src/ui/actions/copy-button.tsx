import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { ButtonTone } from '../button-style.ts';
import { LiveText } from '../live-text.tsx';
import { Button } from './button.tsx';

type Props = {
  text: string;
  tone?: ButtonTone;
  words: {
    copy: string;
    copied: string;
    /** The button's name, including what it copies, where several copy buttons are on the screen. */
    copyNamed?: string;
  };
};

/** Copies a text. Renders nothing without the Clipboard API, which browsers offer only in a secure context. */
export function CopyButton({ text, tone, words }: Props) {
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
        {...(tone && { tone })}
        aria-label={copied ? undefined : words.copyNamed}
        onClick={() => void copy()}
      >
        {copied ? words.copied : words.copy}
      </Button>
      <LiveText>{copied ? words.copied : ''}</LiveText>
    </>
  );
}
