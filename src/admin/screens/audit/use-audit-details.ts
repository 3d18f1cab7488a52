import { useFormatter, useTranslations } from 'use-intl';
import type { AuditRecord, SubjectKind } from '#audit/contract.ts';
import type { InstanceSettingName } from '#platform/pure/instance-settings/schema.ts';
import { useJobKinds } from '../jobs/use-job-kinds.ts';
import { useMailKinds } from '../mail/use-mail-kinds.ts';

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/;

/** Settings labelled as on the screen where they are changed. */
const SETTING_LABELS = {
  name: 'branding.name',
  logo: 'branding.logo.label',
  accent: 'branding.accent',
  signUp: 'people.signUp',
  usernameChangeDays: 'people.days',
  reservedNames: 'people.reserved',
  fileMegabytes: 'limits.fileMegabytes',
  memberMegabytes: 'limits.memberMegabytes',
  domainApproval: 'domains.approval',
  baseDomains: 'domains.title',
  mailFrom: 'mail.from',
  notice: 'notice.title',
} as const satisfies Record<InstanceSettingName, string>;

/**
 * Returns a function that describes the recorded details of an event, each in a text of its own.
 * What another version recorded is shown by its own name.
 */
export function useAuditDetails() {
  const t = useTranslations('admin-audit.details');
  const describeValue = useValueWords();
  const describeSettings = useSettingWords();
  return ({ subject, details }: Pick<AuditRecord, 'subject' | 'details'>): string[] => {
    const { settings, names, before, after, ...others } = details;
    const changed = (settings ?? names ?? []) as string[];
    const described = Object.entries(others).map(([key, value]) => {
      const label = t.has(key as 'count') ? t(key as 'count') : key;
      return value === true ? label : t('value', { label, value: describeValue(key, value, subject.kind) });
    });
    return [...changed.map((name) => describeSettings(name, before as Values, after as Values)), ...described];
  };
}

type Values = Record<string, unknown> | undefined;

/** Returns a function that describes a changed setting, with both values where they were recorded. */
function useSettingWords() {
  const t = useTranslations('admin-audit.details');
  const words = useTranslations('admin-settings');
  const format = useFormatter();
  const describe = (name: string, value: unknown) => {
    if (value === null || value === undefined) return t('default');
    if (typeof value === 'number') return format.number(value);
    if (typeof value === 'boolean') return words(value ? 'domains.approvalOn' : 'domains.approvalOff');
    const mode = `people.modes.${value}` as 'people.modes.open';
    return name === 'signUp' && words.has(mode) ? words(mode) : String(value);
  };
  return (name: string, before: Values, after: Values) => {
    const key = SETTING_LABELS[name as InstanceSettingName];
    const setting = key ? words(key) : name;
    if (!after || !(name in after)) return setting;
    return t('change', { setting, before: describe(name, before?.[name]), after: describe(name, after[name]) });
  };
}

/** Returns a function that describes the value of a detail of an event with such a subject. */
function useValueWords() {
  const t = useTranslations('admin-audit');
  const people = useTranslations('admin-people');
  const reports = useTranslations('admin-reports.states');
  const jobKind = useJobKinds();
  const mailKind = useMailKinds();
  const format = useFormatter();
  const describeKind = (kind: string, subject: SubjectKind) => {
    if (subject === 'job') return jobKind(kind);
    if (subject === 'mail') return mailKind(kind);
    return t.has(`pages.${kind as 'site'}`) ? t(`pages.${kind as 'site'}`) : kind;
  };
  const describeState = (state: string, subject: SubjectKind) => {
    if (subject === 'report') return reports.has(state as 'open') ? reports(state as 'open') : state;
    return people.has(`states.${state as 'all'}`) ? people(`states.${state as 'all'}`) : state;
  };
  return (key: string, value: unknown, subject: SubjectKind) => {
    if (value === null) return t('details.default');
    if (typeof value === 'number') return format.number(value);
    if (typeof value !== 'string') return JSON.stringify(value);
    if (ISO_TIME.test(value)) return format.dateTime(new Date(value), { dateStyle: 'medium', timeStyle: 'short' });
    if (key === 'kind') return describeKind(value, subject);
    if (key === 'state') return describeState(value, subject);
    const sort = `sorts.${value as 'name'}` as const;
    return key === 'sort' && people.has(sort) ? people(sort) : value;
  };
}
