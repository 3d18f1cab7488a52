import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '#ui/feedback/error-state.tsx';

type Props = { children: ReactNode };

/** An error boundary: a region of the screen that can fail without affecting the rest. */
export class RegionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LoadError onRetry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}

/** An error for a screen that could not be loaded, with a button that reloads the page. */
export const ScreenNotLoaded = () => <LoadError onRetry={() => window.location.reload()} />;

function LoadError({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('app.broken');
  return <ErrorState title={t('title')} text={t('text')} onRetry={onRetry} />;
}
