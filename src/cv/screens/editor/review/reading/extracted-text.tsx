import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { LiveText } from '#ui/live-text.tsx';

/**
 * The text that a program extracts from the pages. The clipboard API requires TLS; without it, only selecting works.
 */
export function ExtractedText({ text }: { text: string }) {
  const t = useTranslations('cv-review.reading');
  const id = useId();
  const [copied, setCopied] = useState<string>();
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  const isCopied = copied === text;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
        <h3 id={id} className="font-medium">
          {t('text')}
        </h3>
        {clipboard && text !== '' && (
          <Button
            icon={isCopied ? Check : Copy}
            onClick={() =>
              void clipboard.writeText(text).then(
                () => setCopied(text),
                () => setCopied(undefined),
              )
            }
          >
            {t(isCopied ? 'copied' : 'copy')}
          </Button>
        )}
      </div>
      <LiveText>{isCopied ? t('copied') : ''}</LiveText>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
        tabIndex={0}
        aria-labelledby={id}
        className="max-h-96 overflow-auto rounded-card border border-border bg-surface"
      >
        <pre dir="auto" className="whitespace-pre-wrap break-words p-4 font-mono text-xs leading-5">
          {text}
        </pre>
      </section>
    </div>
  );
}
