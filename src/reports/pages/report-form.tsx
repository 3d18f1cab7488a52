import type { Translator } from '#platform/server/i18n/messages.ts';
import { REPORT_REASONS } from '../contract.ts';
import type { ReportFaults, ReportFormValues } from '../model/report-form-values.ts';
import { REPORT_LIMITS } from '../model/report-limits.ts';

export type ReportFormView = {
  kind: 'form';
  /** Absolute URL of the reported page. */
  page: string;
  typed: ReportFormValues;
  faults: ReportFaults;
  /** Seconds until another report is accepted. */
  wait?: number;
  /** Name of the honeypot field, which is hidden from people. */
  trap: string;
};

type Props = Omit<ReportFormView, 'kind'> & { t: Translator; action: string };

/** The report form, with an error summary at the top. */
export function ReportForm({ page, typed, faults, wait, trap, t, action }: Props) {
  return (
    <form method="post" action={action}>
      <Faults faults={faults} t={t} />
      {wait !== undefined && (
        <p className="fault" role="alert">
          {t('report.tooOften', { count: Math.ceil(wait / 60) })}
        </p>
      )}
      <p className="reported">
        <strong>{t('report.page')}</strong> <bdi dir="ltr">{page}</bdi>
      </p>
      <fieldset
        id="report-reason"
        tabIndex={-1}
        aria-describedby={faults.reason ? 'report-reason-fault' : undefined}
        aria-invalid={faults.reason ? true : undefined}
      >
        <legend>{t('report.reason')}</legend>
        {REPORT_REASONS.map((reason) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} required defaultChecked={typed.reason === reason} />
            {t(`report.reasons.${reason}`)}
          </label>
        ))}
        <Fault of="reason" faults={faults} t={t} />
      </fieldset>
      <div className="field">
        <label htmlFor="report-text">{t('report.text')}</label>
        <p id="report-text-hint" className="quiet">
          {t('report.textHint')}
        </p>
        <textarea
          id="report-text"
          name="text"
          rows={6}
          maxLength={REPORT_LIMITS.text}
          dir="auto"
          defaultValue={typed.text}
          {...ariaPropsOf('text', faults, 'report-text-hint')}
        />
        <Fault of="text" faults={faults} t={t} />
      </div>
      <div className="field">
        <label htmlFor="report-email">{t('report.email')}</label>
        <p id="report-email-hint" className="quiet">
          {t('report.emailHint')}
        </p>
        <input
          id="report-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={REPORT_LIMITS.email}
          dir="ltr"
          defaultValue={typed.email}
          {...ariaPropsOf('email', faults, 'report-email-hint')}
        />
        <Fault of="email" faults={faults} t={t} />
      </div>
      <div className="trap" aria-hidden="true">
        <label htmlFor="report-trap">{t('report.trap')}</label>
        <input id="report-trap" name={trap} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <p>
        <button className="button primary" type="submit">
          {t('report.send')}
        </button>
      </p>
    </form>
  );
}

type ReportField = keyof ReportFaults;
type FaultsProps = { faults: ReportFaults; t: Translator };

const FIELDS = ['reason', 'text', 'email'] as const satisfies readonly ReportField[];

const faultId = (field: ReportField) => `report-${field}-fault`;

/** The error summary; focused on page load. */
function Faults({ faults, t }: FaultsProps) {
  const faulty = FIELDS.filter((field) => faults[field] !== undefined);
  if (faulty.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was returned because of these errors.
    <section className="faults" aria-labelledby="report-faults" tabIndex={-1} autoFocus>
      <p id="report-faults">{t('report.faults', { count: faulty.length })}</p>
      <ul>
        {faulty.map((field) => (
          <li key={field}>
            <a href={`#report-${field}`}>{t(`report.fault.${faults[field] ?? 'noReason'}`)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fault({ of, faults, t }: FaultsProps & { of: ReportField }) {
  const fault = faults[of];
  return fault === undefined ? null : (
    <p id={faultId(of)} className="fault">
      {t(`report.fault.${fault}`)}
    </p>
  );
}

/** Returns the ARIA attributes that connect a field with its error and hint. */
function ariaPropsOf(field: ReportField, faults: ReportFaults, hint?: string) {
  const isFaulty = faults[field] !== undefined;
  const ids = [hint, isFaulty && faultId(field)].filter(Boolean).join(' ');
  return { ...(isFaulty && { 'aria-invalid': true }), ...(ids && { 'aria-describedby': ids }) };
}
