import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/pure/api-errors.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import type { TestimonialRequest } from '../../contract.ts';
import { AnswerForm } from './answer-form.tsx';
import { AuthorFrame } from './author-frame.tsx';
import { requestCalls } from './request-calls.ts';
import { SentAnswer } from './sent-answer.tsx';

const NOT_FOUND = 404;

/** Renders the screen of an author, who was asked for a testimonial by a link. */
export function RequestScreen() {
  const { token = '' } = useParams();
  return <Request key={token} token={token} />;
}

function Request({ token }: { token: string }) {
  const t = useTranslations('testimonial-form');
  const messageOf = useErrorText();
  const { request, setRequest, error, load, isLoading } = useRequest(token);
  const [isWriting, setWriting] = useState(false);
  if (statusOf(error) === NOT_FOUND) return <AuthorFrame title={t('missing.title')} lead={t('missing.text')} />;
  if (error !== undefined) {
    return (
      <AuthorFrame title={t('loadFailed')}>
        <div className="mt-6 max-w-prose">
          <ErrorState
            title={t('loadFailed')}
            text={messageOf(error)}
            retrying={isLoading}
            onRetry={() => void load()}
          />
        </div>
      </AuthorFrame>
    );
  }
  if (!request) {
    return (
      <div className="mx-auto max-w-5xl px-4 py-24 sm:px-8">
        <Loading waiting label={t('loading')} skeleton={<Skeleton shape="block" className="h-64 max-w-xl" />}>
          {null}
        </Loading>
      </div>
    );
  }
  const { member, sent } = request;
  const view = isWriting || request.state !== 'sent' ? VIEWS[request.state] : 'sent';
  return (
    // One frame for all views, so that it notices when another one takes its place.
    <AuthorFrame
      member={member}
      title={t(`views.${view}.title`, { name: member.name })}
      lead={t(`views.${view}.lead`, { name: member.name })}
    >
      {view === 'sent' && sent && <SentAnswer name={member.name} sent={sent} onChange={() => setWriting(true)} />}
      {(view === 'write' || view === 'change') && (
        <AnswerForm
          token={token}
          request={request}
          onSent={(next) => {
            setRequest(next);
            setWriting(false);
          }}
          {...(view === 'change' && { onCancel: () => setWriting(false) })}
        />
      )}
    </AuthorFrame>
  );
}

/** The view for each state of a request, while its author writes. */
const VIEWS = { open: 'write', sent: 'change', closed: 'closed', expired: 'expired' } as const;

/** Loads a request by its token. */
function useRequest(token: string) {
  const [request, setRequest] = useState<TestimonialRequest>();
  const [error, setError] = useState<unknown>();
  const [isLoading, setLoading] = useState(false);
  const load = useCallback(async () => {
    setLoading(true);
    try {
      setRequest(await requestCalls.readRequest({ token }));
      setError(undefined);
    } catch (failure) {
      setError(failure);
    } finally {
      setLoading(false);
    }
  }, [token]);
  useEffect(() => void load(), [load]);
  return { request, setRequest, error, load, isLoading };
}
