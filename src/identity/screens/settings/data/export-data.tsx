import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { requestStepUp } from '#platform/pure/step-up.ts';
import { Button } from '#ui/actions/button.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { Icon } from '#ui/icon.tsx';
import { identityApi } from '../../identity-api.ts';

/**
 * Downloads all data of the member. A download can't trigger a step-up by itself, so the step-up is requested first.
 */
export function ExportData() {
  const t = useTranslations('profile.data');
  const wordsOf = useErrorText();
  const link = useRef<HTMLAnchorElement>(null);
  const download = useMutation({
    mutationFn: async () => {
      const { confirmedUntil, methods } = await identityApi.stepUp.state.call();
      if (confirmedUntil === null && !(await requestStepUp(methods))) return;
      link.current?.click();
    },
  });
  return (
    <>
      <Button busy={download.isPending} onClick={() => download.mutate()}>
        <Icon of={Download} />
        {t('exportDo')}
      </Button>
      <a ref={link} hidden href="/api/me/export" download="" aria-label={t('exportDo')} />
      {download.error && (
        <p role="alert" className="mt-2 text-error">
          {wordsOf(download.error)}
        </p>
      )}
    </>
  );
}
