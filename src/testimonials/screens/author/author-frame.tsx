import { type ReactNode, useEffect, useRef } from 'react';
import { BrandHeader } from '#identity/components.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  /** The member who asks, whose photo is shown. */
  member?: { name: string; photo: string | null };
  children?: ReactNode;
};

/** Lays out the screen of an author: the instance, the member who asks, and one column. */
export function AuthorFrame({ title, lead, member, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current !== title) heading.current?.focus({ preventScroll: true });
    if (before.current !== title) window.scrollTo({ top: 0 });
    before.current = title;
  }, [title]);
  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col px-4 sm:px-8">
      <PageTitle>{title}</PageTitle>
      <BrandHeader />
      <main className="w-full flex-1 pt-2 pb-20 sm:pt-8">
        <div className="flex items-center gap-4 max-sm:flex-col max-sm:items-start">
          {member && <Avatar name={member.name} src={member.photo ?? undefined} size={64} decorative />}
          <div className="min-w-0">
            <h1
              ref={heading}
              tabIndex={-1}
              className="text-balance break-words font-medium text-headline outline-hidden"
            >
              {title}
            </h1>
            {lead && <p className="mt-1 max-w-prose break-words text-text-secondary">{lead}</p>}
          </div>
        </div>
        {children}
      </main>
    </div>
  );
}
