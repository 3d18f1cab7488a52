import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../actions/button.tsx';
import { Icon } from '../icon.tsx';
import { useErrorText } from './use-error-text.ts';

type Props = { title: string; text?: ReactNode; onRetry?: () => void; retrying?: boolean };

/** An error message for content that could not be loaded, with a retry button. */
export function ErrorState({ title, text, onRetry, retrying }: Props) {
  const t = useTranslations('ui');
  return (
    <div role="alert" className="flex items-start gap-3 rounded-card border border-border p-4">
      <Icon of={TriangleAlert} className="mt-0.5 text-error" />
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium">{title}</p>
        {text && <p className="mt-1 break-words text-text-secondary">{text}</p>}
        {onRetry && (
          <Button className="mt-3" icon={RotateCw} busy={retrying} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A query that may have failed. */
export type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => unknown };

type LoadErrorProps = {
  /** States what could not be loaded. */
  title: string;
  /** Replaces the message of the error. */
  text?: string | undefined;
  query: FailedQuery;
};

/** The error of a query, with a button that repeats it. */
export function LoadError({ title, text, query }: LoadErrorProps) {
  const messageOf = useErrorText();
  return (
    <ErrorState
      title={title}
      text={text ?? messageOf(query.error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
