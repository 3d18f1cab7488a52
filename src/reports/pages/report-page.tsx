import type { Translator } from '#platform/i18n/words.ts';
import { ReportForm, type ReportFormGiven } from './report-form.tsx';

/** What a reader who wants to tell of a page gets to see. */
export type ReportShown = ReportFormGiven | { kind: 'sent'; page: string } | { kind: 'missing' };

type Props = {
  shown: ReportShown;
  t: Translator;
  /** What the instance is called. */
  name: string;
  /** Where the form is sent. */
  action: string;
  home: string;
};

/** Where readers tell the admins of a page that should not be there. It works without script. */
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
