import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

const makeClient = () => new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });

/** What the server has told, kept once for all screens inside, and gone with them: the next member sees nothing of it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [queries] = useState(makeClient);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
