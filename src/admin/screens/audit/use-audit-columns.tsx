import { Link as RouterLink } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { AuditRecord, SubjectKind } from '#audit/contract.ts';
import { Link } from '#ui/actions/link.tsx';
import { Email } from '#ui/email.tsx';
import type { Column } from '#ui/lists/data-row.tsx';
import { useEventDeviceName } from '#ui/use-device-name.ts';
import { useJobKinds } from '../jobs/use-job-kinds.ts';
import { useAuditDetails } from './use-audit-details.ts';

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
      cell: (record) => (
        <>
          <span className="block font-medium">{words(record.action)}</span>
          <DetailsCell record={record} />
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
          <ThingCell kind={subject.kind} id={subject.id} />
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

/** Shows what an event was about other than a person; the instance and its settings need no ID. */
function ThingCell({ kind, id }: { kind: SubjectKind; id: string }) {
  const t = useTranslations('admin-audit.subjects');
  const jobKind = useJobKinds();
  if (kind === 'settings' || kind === 'instance') return t(kind);
  return (
    <>
      <span className="block text-text-secondary text-xs">{t(kind)}</span>
      <bdi className="break-words">{kind === 'job' ? jobKind(id) : id}</bdi>
    </>
  );
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
function DetailsCell({ record }: { record: AuditRecord }) {
  const describe = useAuditDetails();
  return describe(record).map((detail) => (
    <span key={detail} className="block break-words font-normal text-text-secondary text-xs">
      {detail}
    </span>
  ));
}
