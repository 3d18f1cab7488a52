import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldMessage } from '#platform/browser/api-client.ts';
import { Button } from '#ui/actions/button.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useAdminApi } from '../admin-api.tsx';

type Props = {
  onSent: () => void;
  /** Focus the field on mount, as the form was opened on request. */
  autoFocus?: boolean;
};

/** Form that sends a test mail. */
export function TestMailForm({ onSent, autoFocus = false }: Props) {
  const t = useTranslations('admin-mail');
  const api = useAdminApi();
  const wordsOf = useErrorText();
  const [to, setTo] = useState('');
  const send = useMutation(api.mail.sendTest.mutationOptions({ networkMode: 'always', onSuccess: onSent }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate({ to });
  };
  const fieldError = fieldMessage(send.error, 'to');
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <TextField
        className="min-w-0 flex-1 basis-64"
        label={t('testLabel')}
        hint={t('testHint')}
        error={fieldError}
        type="email"
        autoFocus={autoFocus}
        name="to"
        autoComplete="email"
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" tone="primary" className="mt-6" aria-busy={send.isPending}>
        {send.isPending ? t('testSending') : t('testSend')}
      </Button>
      <p role="status" className="basis-full text-text-secondary empty:hidden">
        {send.isSuccess ? t('testQueued') : ''}
      </p>
      {send.isError && fieldError === undefined && (
        <p role="alert" className="basis-full text-error">
          {wordsOf(send.error)}
        </p>
      )}
    </form>
  );
}
