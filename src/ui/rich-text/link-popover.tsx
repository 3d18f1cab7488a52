import { Popover } from '@base-ui/react/popover';
import { ExternalLink, Unlink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isDeceptiveLink, safeUrl } from '#platform/pure/markdown/safe-url.ts';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Link } from '../actions/link.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Icon } from '../icon.tsx';
import { POPUP } from '../overlays/popup-style.ts';
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
    <Popover.Root open onOpenChange={(open) => !open && cancel()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={{ getBoundingClientRect: () => editor.boxOf(range) }}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-40"
        >
          <Popover.Popup
            aria-label={t('link')}
            initialFocus={by === 'click' ? false : range.text === '' ? textInput : addressInput}
            finalFocus={false}
            className={`${POPUP} w-80 max-w-(--available-width) p-4`}
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
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
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
