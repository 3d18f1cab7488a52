import type { Translator } from '#platform/i18n/words.ts';
import { ReportForm, type ReportFormGiven } from './report-form.tsx';

/** States of the report page: form, confirmation, or no page at the address. */
export type ReportShown = ReportFormGiven | { kind: 'sent'; page: string } | { kind: 'missing' };

type Props = {
  shown: ReportShown;
  t: Translator;
  /** Name of the instance. */
  name: string;
  /** URL that the form is submitted to. */
  action: string;
  home: string;
};

/** The page for reporting a member's page to the admins. Works without scripts. */
export function ReportPage({ shown, t, name, action, home }: Props) {
  switch (shown.kind) {
    case 'form':
      return (
        <main className="report">
          <h1>{t('report.title')}</h1>
          <p className="quiet">{t('report.lead', { name })}</p>
          <ReportForm {...shown} t={t} action={action} />
        </main>
      );
    case 'sent':
      return (
        <main className="report">
          <h1>{t('report.sent.title')}</h1>
          <p className="quiet" role="status">
            {t('report.sent.text', { name })}
          </p>
          <p>
            <a className="button" href={shown.page || home}>
              {t(shown.page ? 'report.sent.back' : 'report.missing.home')}
            </a>
          </p>
        </main>
      );
    case 'missing':
      return (
        <main className="report">
          <h1>{t('report.missing.title')}</h1>
          <p className="quiet">{t('report.missing.text', { name })}</p>
          <p>
            <a className="button" href={home}>
              {t('report.missing.home')}
            </a>
          </p>
        </main>
      );
  }
}
