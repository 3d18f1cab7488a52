import type { ReactNode } from 'react';
import { PageTitle } from '#ui/page-title.tsx';

/** The frame of what is done before one is signed in. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-sm flex-col justify-center px-6 py-12">
      <PageTitle>{title}</PageTitle>
      <h1 className="mb-2 font-medium text-headline">{title}</h1>
      {children}
    </main>
  );
}
