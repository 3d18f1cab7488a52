import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Combobox } from '#ui/combobox.tsx';
import { Link } from '#ui/link.tsx';
import { cvsApi } from '../../cvs-api.ts';
import { projectsApi } from '../../projects-api.ts';

const MOST = 20;
const PLACES = { project: '/projects', cv: '/cv' };

type Props = { value: string | null; error: string | undefined; onChange: (id: string | null) => void };

/** Returns the search text of a record choice and the query input: matching records, last updated first. */
const useWanted = () => {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  return { q, setTyped, input: { ...(q ? { q } : {}), limit: MOST, sort: 'updated' as const } };
};

/** Choice of one of the member's projects. */
export function ProjectChoice(props: Props) {
  const { q, setTyped, input } = useWanted();
  const query = useQuery({ ...projectsApi.list.queryOptions({ input }), placeholderData: keepPreviousData });
  const found = query.data?.items.map(({ id, title }) => ({ value: id, label: title }));
  return <RecordChoice kind="project" found={found} failed={query.isError} typed={q} onType={setTyped} {...props} />;
}

/** Choice of one of the member's CVs. */
export function CvChoice(props: Props) {
  const { q, setTyped, input } = useWanted();
  const query = useQuery({ ...cvsApi.list.queryOptions({ input }), placeholderData: keepPreviousData });
  const found = query.data?.items.map(({ id, name }) => ({ value: id, label: name }));
  return <RecordChoice kind="cv" found={found} failed={query.isError} typed={q} onType={setTyped} {...props} />;
}

type Option = { value: string; label: string };
type ChoiceProps = Props & {
  kind: 'project' | 'cv';
  found: Option[] | undefined;
  failed: boolean;
  typed: string;
  onType: (text: string) => void;
};

function RecordChoice({ kind, found, failed, typed, onType, value, error, onChange }: ChoiceProps) {
  const t = useTranslations(`portfolio-share.form.target.${kind}`);
  const [chosen, setChosen] = useState<Option>();
  if (found?.length === 0 && typed === '' && value === null) {
    return (
      <p role={error ? 'alert' : undefined} className={error ? 'text-error' : 'text-text-secondary'}>
        {t('none')} <Link render={<RouterLink to={PLACES[kind]} />}>{t('write')}</Link>
      </p>
    );
  }
  const isListed = found?.some((option) => option.value === value);
  return (
    <Combobox
      label={t('which')}
      error={error ?? (failed ? t('failed') : undefined)}
      options={[...(chosen && !isListed && value !== null ? [chosen] : []), ...(found ?? [])]}
      value={value}
      onValueChange={(next) => {
        setChosen(found?.find((option) => option.value === next));
        onChange(next);
      }}
      onType={onType}
    />
  );
}
