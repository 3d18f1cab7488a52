import { useRender } from '@base-ui/react/use-render';
import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import { type ButtonTone, buttonStyle } from '../button-style.ts';
import { Icon } from '../icon.tsx';

type Props = ComponentProps<'a'> & {
  /** Underlined in text, plain in a list or toolbar, or styled as a button. */
  variant?: 'text' | 'quiet' | `button-${ButtonTone}` | undefined;
  /** Opens the link in a new tab. */
  external?: boolean | undefined;
  /** The router's link element, for a link within the app. */
  render?: ReactElement | undefined;
};

const TEXT = {
  text: 'text-link underline decoration-1 underline-offset-2 hover:decoration-2',
  quiet: 'text-text-secondary hover:text-text hover:underline',
};

const isButton = (variant: string): variant is `button-${ButtonTone}` => variant.startsWith('button-');

/** A link, optionally styled as a button. */
export function Link({ variant = 'text', external, render, className = '', children, ...rest }: Props) {
  const t = useTranslations('ui');
  const style = isButton(variant) ? buttonStyle(variant.slice(7) as ButtonTone) : `rounded-[4px] ${TEXT[variant]}`;
  const props = {
    ...(external ? { target: '_blank', rel: 'noreferrer' } : {}),
    ...rest,
    className: `${style} ${className}`,
    children: (
      <>
        {children}
        {external && (
          <>
            <span aria-hidden="true" className={isButton(variant) ? 'contents' : 'joined'}>
              <Icon of={ArrowUpRight} className="ms-0.5 inline align-[-3px] rtl:-scale-x-100" />
            </span>
            <span className="sr-only">({t('newTab')})</span>
          </>
        )}
      </>
    ),
  };
  return useRender({ defaultTagName: 'a', render, props });
}
