import type { Translator } from '#platform/server/i18n/messages.ts';
import { ReportForm, type ReportFormView } from './report-form.tsx';

/** States of the report page: form, confirmation, or no page at the address. */
export type ReportView = ReportFormView | { kind: 'sent'; page: string } | { kind: 'missing' };

type Props = {
  view: ReportView;
  t: Translator;
  /** Name of the instance. */
  name: string;
  /** URL that the form is submitted to. */
  action: string;
  home: string;
};

/** The page for reporting a member's page to the admins. Works without scripts. */
export function ReportPage({ view, t, name, action, home }: Props) {
  switch (view.kind) {
    case 'form':
      return (
        <main className="report">
          <h1>{t('report.title')}</h1>
          <p className="quiet">{t('report.lead', { name })}</p>
          <ReportForm {...view} t={t} action={action} />
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
            <a className="button" href={view.page || home}>
              {t(view.page ? 'report.sent.back' : 'report.missing.home')}
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
