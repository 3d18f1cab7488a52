import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { ToastProvider } from './toast.tsx';

type Props = { direction: 'ltr' | 'rtl'; children: ReactNode };

/** Provides the context of the components: text direction, tooltips and notices, without injected style elements. */
export function UiProvider({ direction, children }: Props) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <Tooltip.Provider delay={400}>
          <ToastProvider>{children}</ToastProvider>
        </Tooltip.Provider>
      </DirectionProvider>
    </CSPProvider>
  );
}
