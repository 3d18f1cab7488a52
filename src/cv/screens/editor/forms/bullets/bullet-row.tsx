import { EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { GrowingText } from '#ui/fields/growing-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { CV_LIMITS } from '../../../../model/content.ts';
import type { NodePath } from '../../../../model/tree.ts';
import { useTypedField } from '../use-field.ts';
import type { BulletNode } from './bullet-edits.ts';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'ref'> & {
  bullet: BulletNode;
  at: NodePath;
  /**
   * Value of `data-place` and `data-sorted`. The latter keeps sortable lists around the bullet from handling its keys.
   */
  pathKey: string;
  number: number;
  total: number;
};

/** List item for a bullet: its marker and a text area that grows with its text. */
export function BulletRow({ bullet, at, pathKey, number, total, ...rest }: Props) {
  const t = useTranslations('cv-editor.form.bullets');
  const { visible } = bullet;
  const { isEmpty, inputProps } = useTypedField<HTMLTextAreaElement>(at, 'text', bullet.text);
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
        <GrowingText
          {...rest}
          {...inputProps}
          text={bullet.text}
          rows={1}
          dir={isEmpty ? undefined : 'auto'}
          aria-label={t(visible ? 'name' : 'nameHidden', { number, total })}
          maxLength={CV_LIMITS.text}
          className={`min-h-7 py-1 leading-5 ${visible ? '' : 'text-text-secondary'}`}
        />
      </div>
    </li>
  );
}
