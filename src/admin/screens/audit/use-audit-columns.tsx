import { Link as RouterLink } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { AuditRecord } from '#audit/contract.ts';
import { Link } from '#ui/actions/link.tsx';
import { Email } from '#ui/email.tsx';
import type { Column } from '#ui/lists/data-row.tsx';
import { useEventDeviceName } from '#ui/use-device-name.ts';

type AuditPerson = AuditRecord['actor']['person'];

export function useAuditColumns(): Column<AuditRecord>[] {
  const t = useTranslations('admin-audit');
  const words = useTranslations('audit.actions');
  const format = useFormatter();
  const deviceName = useEventDeviceName();
  return [
    {
      id: 'what',
      header: t('action'),
      main: true,
      cell: ({ action, details }) => (
        <>
          <span className="block font-medium">{words(action)}</span>
          <DetailsCell of={details} />
        </>
      ),
    },
    { id: 'who', header: t('who'), cell: ({ actor }) => <ActorCell actor={actor} /> },
    {
      id: 'about',
      header: t('about'),
      cell: ({ actor, subject }) =>
        subject.kind === 'person' ? (
          <SubjectCell person={subject.person} actor={actor.person} />
        ) : (
          <>
            <span className="block text-text-secondary text-xs">{t(`subjects.${subject.kind}`)}</span>
            <bdi className="break-all">{subject.id}</bdi>
          </>
        ),
    },
    {
      id: 'when',
      header: t('when'),
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
      ),
    },
    {
      id: 'where',
      header: t('where'),
      cell: ({ address, device }) => (
        <span className="break-words">
          <bdi className="block">{address ?? t('none')}</bdi>
          {device && <span className="block text-text-secondary text-xs">{deviceName(device)}</span>}
        </span>
      ),
    },
  ];
}

function ActorCell({ actor: { kind, person } }: { actor: AuditRecord['actor'] }) {
  const t = useTranslations('admin-audit.actors');
  if (!person) return <span className="text-text-secondary">{t(kind)}</span>;
  return (
    <>
      <PersonCell person={person} />
      {kind === 'admin' && <span className="block text-text-secondary text-xs">{t('admin')}</span>}
    </>
  );
}

function SubjectCell({ person, actor }: { person: AuditPerson; actor: AuditPerson }) {
  const t = useTranslations('admin-audit');
  if (person && person.uid === actor?.uid) return <span className="text-text-secondary">{t('own')}</span>;
  return <PersonCell person={person} />;
}

function PersonCell({ person }: { person: AuditPerson }) {
  const t = useTranslations('admin-audit');
  if (!person) return t('none');
  if (person.name === null) {
    return (
      <span className="text-text-secondary">
        {t('gone')} <bdi className="verbatim block break-all text-xs">{person.uid}</bdi>
      </span>
    );
  }
  return (
    <span className="break-words">
      <Link render={<RouterLink to={`/admin/people/${person.uid}`} />}>{person.name}</Link>
      {person.email && <Email address={person.email} className="block text-text-secondary text-xs" />}
    </span>
  );
}

/** Shows the recorded details of an event. */
function DetailsCell({ of }: { of: AuditRecord['details'] }) {
  const t = useTranslations('admin-audit.details');
  const format = useFormatter();
  const parts = Object.entries(of);
  if (parts.length === 0) return null;
  const nameOf = (key: string) => (t.has(key as 'count') ? t(key as 'count') : key);
  const describeValue = (value: unknown): string => {
    if (typeof value === 'number') return format.number(value);
    if (Array.isArray(value)) return value.map(describeValue).join(', ');
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .map(([key, inner]) => `${key} = ${describeValue(inner)}`)
        .join(', ');
    const text = String(value ?? '–');
    return ISO_TIME.test(text) ? format.dateTime(new Date(text), { dateStyle: 'medium', timeStyle: 'short' }) : text;
  };
  return (
    <span className="block break-words text-text-secondary text-xs">
      {parts
        .map(([key, value]) => (value === true ? nameOf(key) : `${nameOf(key)}: ${describeValue(value)}`))
        .join(' · ')}
    </span>
  );
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/;
