import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { Combobox } from '#ui/fields/combobox.tsx';
import { cvsApi } from '../../cvs-api.ts';
import { projectsApi } from '../../projects-api.ts';

const MAX_RESULTS = 20;
const LIST_PATHS = { project: '/projects', cv: '/cv' };

type Props = {
  value: string | null;
  error: string | undefined;
  /** Receives the id and the title of the chosen record. */
  onChange: (id: string | null, title: string) => void;
};

/** Returns the search text of a record choice and the query input: matching records, last updated first. */
const useRecordQuery = () => {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  return { q, setTyped, input: { ...(q ? { q } : {}), limit: MAX_RESULTS, sort: 'updated' as const } };
};

/** Choice of one of the member's projects. */
export function ProjectChoice(props: Props) {
  const { q, setTyped, input } = useRecordQuery();
  const query = useQuery({ ...projectsApi.list.queryOptions({ input }), placeholderData: keepPreviousData });
  const results = query.data?.items.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <RecordChoice kind="project" results={results} failed={query.isError} typed={q} onType={setTyped} {...props} />
  );
}

/** Choice of one of the member's CVs. */
export function CvChoice(props: Props) {
  const { q, setTyped, input } = useRecordQuery();
  const query = useQuery({ ...cvsApi.list.queryOptions({ input }), placeholderData: keepPreviousData });
  const results = query.data?.items.map(({ id, name }) => ({ value: id, label: name }));
  return <RecordChoice kind="cv" results={results} failed={query.isError} typed={q} onType={setTyped} {...props} />;
}

type RecordOption = { value: string; label: string };
type RecordChoiceProps = Props & {
  kind: 'project' | 'cv';
  results: RecordOption[] | undefined;
  failed: boolean;
  typed: string;
  onType: (text: string) => void;
};

function RecordChoice({ kind, results, failed, typed, onType, value, error, onChange }: RecordChoiceProps) {
  const t = useTranslations(`portfolio-share.form.target.${kind}`);
  const [chosen, setChosen] = useState<RecordOption>();
  if (results?.length === 0 && typed === '' && value === null) {
    return (
      <p role={error ? 'alert' : undefined} className={error ? 'text-error' : 'text-text-secondary'}>
        {t('none')} <Link render={<RouterLink to={LIST_PATHS[kind]} />}>{t('write')}</Link>
      </p>
    );
  }
  const isListed = results?.some((option) => option.value === value);
  return (
    <Combobox
      label={t('which')}
      error={error ?? (failed ? t('failed') : undefined)}
      options={[...(chosen && !isListed && value !== null ? [chosen] : []), ...(results ?? [])]}
      value={value}
      onValueChange={(next) => {
        const option = results?.find(({ value: id }) => id === next);
        setChosen(option);
        onChange(next, option?.label ?? '');
      }}
      onType={onType}
    />
  );
}
