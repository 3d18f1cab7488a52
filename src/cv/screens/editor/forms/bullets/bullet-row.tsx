import { EyeOff } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { RichText, type RichTextProps } from '#ui/rich-text/rich-text.tsx';
import type { RichTextEditor } from '#ui/rich-text/rich-text-editor.ts';
import { CV_LIMITS } from '../../../../model/content.ts';
import type { NodePath } from '../../../../model/tree.ts';
import { useTypedText } from '../use-field.ts';
import type { BulletNode } from './bullet-edits.ts';

type Props = Pick<RichTextProps, 'onText' | 'onKeyDown' | 'onPaste' | 'onEditLink' | 'readOnly' | 'onBlur'> & {
  bullet: BulletNode;
  at: NodePath;
  /**
   * Value of `data-place` and `data-sorted`. The latter keeps sortable lists around the bullet from handling its keys.
   */
  pathKey: string;
  number: number;
  total: number;
  /** Called with the editor when the bullet gets the focus. */
  onFocusText: (editor: RichTextEditor | undefined) => void;
};

/** List item for a bullet: its marker and its text. */
export function BulletRow({ bullet, at, pathKey, number, total, onFocusText, ...rest }: Props) {
  const t = useTranslations('cv-editor.form.bullets');
  const { visible } = bullet;
  const { text, subscribe } = useTypedText(at, 'text', bullet.text);
  const editorRef = useRef<() => RichTextEditor | undefined>(null);
  const onFocus = useCallback(() => onFocusText(editorRef.current?.()), [onFocusText]);
  return (
    <li
      data-place={pathKey}
      data-sorted={pathKey}
      className="flex items-start gap-2.5 ps-3.5 pe-3 pointer-coarse:text-base"
    >
      <span aria-hidden="true" className="flex h-7 w-3.5 shrink-0 items-center justify-center text-text-secondary">
        {visible ? <span className="size-1.25 rounded-full bg-current" /> : <Icon of={EyeOff} className="size-3.5" />}
      </span>
      <div data-field="text" className="min-w-0 flex-1">
        <RichText
          {...rest}
          editorRef={editorRef}
          text={text}
          subscribe={subscribe}
          isListItem
          max={CV_LIMITS.text}
          onFocus={onFocus}
          aria-label={t(visible ? 'name' : 'nameHidden', { number, total })}
          className={`min-h-7 py-1 leading-5 outline-none ${visible ? '' : 'text-text-secondary'}`}
        />
      </div>
    </li>
  );
}
