import { useFormatter, useTranslations } from 'use-intl';
import { Facts } from '#records/components.tsx';
import { Link } from '#ui/link.tsx';
import type { Project } from '../../contract.ts';
import { usePeriod } from '../manager/use-period.ts';

/** Who did it, when, for whom, with whom and with what. */
export function ProjectFacts({ project }: { project: Project }) {
  const t = useTranslations('projects.detail');
  const format = useFormatter();
  const periodOf = usePeriod();
  const { role, client, stack, collaborators } = project;
  const people = collaborators.map(({ name, url }) =>
    url === '' ? (
      name
    ) : (
      <Link key={name} href={url} external rel="nofollow noopener noreferrer">
        {name}
      </Link>
    ),
  );
  const facts = [
    { name: t('role'), text: role },
    { name: t('period'), text: periodOf(project) },
    { name: t('client'), text: client },
    { name: t('stack'), text: format.list(stack, { type: 'unit' }) },
    { name: t('people'), text: people.length > 0 ? format.list(people) : '' },
  ];
  return <Facts facts={facts.filter(({ text }) => text !== '')} />;
}
