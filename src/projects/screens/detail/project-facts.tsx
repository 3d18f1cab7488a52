import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, useRowKeys } from '#records/components.tsx';
import { Link } from '#ui/actions/link.tsx';
import type { Project } from '../../contract.ts';
import { usePeriod } from '../manager/use-period.ts';

/** Facts of a project: role, period, client, collaborators and stack. */
export function ProjectFacts({ project }: { project: Project }) {
  const t = useTranslations('projects.detail');
  const periodOf = usePeriod();
  const { keyOf } = useRowKeys<object>();
  const { role, client, stack, collaborators } = project;
  const people = collaborators.map((person) => ({
    key: keyOf(person),
    text:
      person.url === '' ? (
        person.name
      ) : (
        <Link href={person.url} external rel="nofollow noopener noreferrer">
          {person.name}
        </Link>
      ),
  }));
  const facts = [
    { name: t('role'), text: role },
    { name: t('period'), text: periodOf(project) },
    { name: t('client'), text: client },
    { name: t('stack'), text: stack.length > 0 && joinInline(stack.map((text) => ({ key: text, text }))) },
    { name: t('people'), text: people.length > 0 && joinInline(people) },
  ];
  return <Facts facts={facts.filter(({ text }) => text)} />;
}

type InlineItem = { key: string; text: ReactNode };

/** Joins items with a middle dot, isolating the text direction of each. */
const joinInline = (items: readonly InlineItem[]) =>
  items.map(({ key, text }, at) => (
    <Fragment key={key}>
      {at > 0 && ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ));
