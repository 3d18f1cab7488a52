import { ExternalLink, Unlink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isDeceptiveLink, safeUrl } from '#platform/pure/markdown/safe-url.ts';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Link } from '../actions/link.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Icon } from '../icon.tsx';
import { AnchoredPopover } from '../overlays/anchored-popover.tsx';
import type { RichTextEditor } from './rich-text-editor.ts';

export type LinkPopoverProps = {
  editor: RichTextEditor;
  /** A click on a link leaves the focus in the text. */
  by: 'command' | 'click';
  onClose: () => void;
};

/** A popover beside a link of the text: its words and address, to be changed, opened or removed. */
export function LinkPopover({ editor, by, onClose }: LinkPopoverProps) {
  const t = useTranslations('ui.richText');
  const [range] = useState(() => editor.linkAtCaret());
  const [text, setText] = useState(range.text);
  const [address, setAddress] = useState(range.href ?? '');
  const [error, setError] = useState<string>();
  const textInput = useRef<HTMLInputElement>(null);
  const addressInput = useRef<HTMLInputElement>(null);
  useEffect(
    // After a click on a link, typing goes on in the text.
    () => (by === 'click' ? editor.subscribe(() => !editor.active().link && onClose()) : undefined),
    [editor, by, onClose],
  );

  const apply = () => {
    const href = toHref(address);
    if (href === undefined) return setError(t('linkInvalid'));
    const words = text.trim() || address.trim();
    if (isDeceptiveLink(words, href)) return setError(t('linkDeceptive'));
    editor.setLink({ ...range, text: words }, href);
    onClose();
  };
  const cancel = () => {
    onClose();
    if (by === 'command') editor.focus(...selectionOf(editor));
  };
  const href = safeUrl(range.href ?? '');
  return (
    <AnchoredPopover
      anchor={() => editor.boxOf(range)}
      title={t('link')}
      className="w-80 max-w-(--available-width) p-4"
      initialFocus={by === 'click' ? false : range.text === '' ? textInput : addressInput}
      finalFocus={false}
      onClose={cancel}
    >
      <form
        // The popover is outside of the form that contains the text.
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          apply();
        }}
        className="grid gap-3"
      >
        <TextField
          ref={textInput}
          label={t('linkText')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          dir="auto"
        />
        <TextField
          ref={addressInput}
          label={t('linkAddress')}
          value={address}
          error={error}
          dir="ltr"
          inputMode="url"
          placeholder="https://"
          onChange={(event) => {
            setAddress(event.target.value);
            setError(undefined);
          }}
        />
        <div className="flex items-center gap-2">
          <Button type="submit" tone="primary">
            {t('linkApply')}
          </Button>
          {href !== undefined && (
            <>
              <Link
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                variant="button-quiet"
                className="ms-auto"
                aria-label={t('linkOpen')}
              >
                <Icon of={ExternalLink} />
              </Link>
              <IconButton
                name={t('linkRemove')}
                icon={Unlink}
                onClick={() => {
                  editor.removeLink(range);
                  onClose();
                }}
              />
            </>
          )}
        </div>
      </form>
    </AnchoredPopover>
  );
}

const selectionOf = (editor: RichTextEditor): [number, number] => {
  const { start, end } = editor.selection();
  return [start, end];
};

/** Completes an address as typed: `example.org` and `ada@example.org`. Returns undefined if it is none. */
function toHref(typed: string): string | undefined {
  const address = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:.]+\.[^\s@/:]+$/.test(address)) return safeUrl(`mailto:${address}`);
  return safeUrl(address) ?? (/^[^\s:/.]+\.[^\s:]+$/.test(address) ? safeUrl(`https://${address}`) : undefined);
}
