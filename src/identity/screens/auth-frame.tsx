import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { BrandHeader } from './brand-header.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Links to alternatives, such as signing up instead of signing in. */
  foot?: ReactNode;
  /** Whether the first empty field gets the focus as soon as there is one. */
  focusField?: boolean;
};

/** Renders the layout of the sign-in and sign-up screens: a narrow column in the middle. */
export function AuthFrame({ title, lead, children, foot, focusField = false }: Props) {
  const heading = useNewHeading(title);
  const main = useFirstField(focusField);
  return (
    <div className="flex min-h-dvh min-w-0 flex-col px-6 sm:px-10">
      <PageTitle>{title}</PageTitle>
      <BrandHeader />
      <main ref={main} className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center pt-4 pb-24">
        <h1 ref={heading} tabIndex={-1} className="text-balance break-words font-medium text-headline">
          {title}
        </h1>
        {lead && <p className="mt-2 break-words text-text-secondary">{lead}</p>}
        {children && <div className="mt-8">{children}</div>}
        {foot && <p className="mt-8 text-text-secondary">{foot}</p>}
      </main>
    </div>
  );
}

/** Focuses the heading when a step replaces another, unless a field of the new step has taken the focus. */
function useNewHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current === title) return;
    before.current = title;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return heading;
}

/** Focuses the first empty field of the page once, unless the visitor has moved the focus already. */
function useFirstField(isWanted: boolean) {
  const main = useRef<HTMLElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted || isDone.current) return;
    const fields = [...(main.current?.querySelectorAll<HTMLInputElement>('form input:not([type=hidden])') ?? [])];
    const field = fields.find(({ value }) => value === '') ?? fields[0];
    if (!field) return;
    isDone.current = true;
    if (!document.activeElement || document.activeElement.matches('body, h1')) field.focus({ preventScroll: true });
  });
  return main;
}
