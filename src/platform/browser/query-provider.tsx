import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

const makeClient = () => new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });

/**
 * Provides a query cache for the screens inside it. Unmounting discards it, so that the next member sees none of it.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [queries] = useState(makeClient);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
