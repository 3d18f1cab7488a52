import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Picture } from '#files/components.tsx';
import { formatPartialDate } from '#platform/pure/i18n/format-partial-date.ts';
import { Facts, LazyMarkdown } from '#records/components.tsx';
import { Link } from '#ui/actions/link.tsx';
import type { Achievement } from '../../contract.ts';
import { BadgeProof } from '../editor/badge-proof.tsx';
import { projectsApi } from '../projects-api.ts';
import { EvidenceList } from './evidence-list.tsx';

/** An achievement laid out as an article. */
export function AchievementArticle({ achievement }: { achievement: Achievement }) {
  const t = useTranslations('achievements.detail');
  const tManager = useTranslations('achievements.manager');
  const locale = useLocale();
  const { id, title, kind, issuer, date, expires, description, credentialId, credentialUrl } = achievement;
  const { evidence, metric, project, badge, images, proof } = achievement;
  const picture = badge === null ? undefined : images[badge];
  const facts = [
    { name: t('issuer'), text: issuer },
    { name: t('date'), text: date && formatPartialDate(date, locale) },
    { name: t('expires'), text: expires && formatPartialDate(expires, locale) },
    { name: t('credentialId'), text: credentialId && <span dir="ltr">{credentialId}</span> },
  ];
  const isBare = description.trim() === '' && evidence.length === 0 && !issuer && !date && !metric && !picture;
  return (
    <article className="mx-auto grid w-full max-w-184 gap-10 pt-8 pb-12 text-[16px] leading-6.5 sm:pt-12">
      <header className="grid gap-6">
        <div className="flex flex-wrap-reverse items-end justify-between gap-6">
          <div className="min-w-0 flex-1 basis-72">
            <p className="text-text-secondary">{tManager(`kinds.${kind}`)}</p>
            <h1 className="mt-1 text-balance break-words font-medium text-headline sm:text-display">
              <bdi>{title}</bdi>
            </h1>
          </div>
          {picture && (
            <Picture
              image={picture}
              alt={t('badge', { title })}
              eager
              sizes="128px"
              className="size-32 object-contain"
            />
          )}
        </div>
        <Facts facts={facts.filter(({ text }) => text !== '')} />
        {credentialUrl && (
          <p className="break-words">
            <Link href={credentialUrl} external rel="nofollow noopener noreferrer">
              {t('credential')}
            </Link>
          </p>
        )}
      </header>
      {metric && (
        <dl className="border-border border-y py-6">
          <div className="flex flex-col-reverse">
            <dt className="text-text-secondary">
              <bdi>{metric.label || t('figure')}</bdi>
            </dt>
            <dd className="break-words font-medium text-headline tabular-nums">
              <bdi>{metric.value}</bdi>
            </dd>
          </div>
        </dl>
      )}
      {description.trim() !== '' && <LazyMarkdown text={description} headings={2} />}
      {evidence.length > 0 && <EvidenceList evidence={evidence} />}
      {project !== null && <ProjectLink id={project} />}
      {proof && (
        <section aria-labelledby="proof" className="text-[14px] leading-5">
          <h2 id="proof" className="mb-3 font-medium text-title">
            {t('proof')}
          </h2>
          <BadgeProof proof={proof} />
        </section>
      )}
      {isBare && (
        <p className="text-text-secondary">
          {t('bare')} <Link render={<RouterLink to={`/achievements/${id}/edit`} />}>{t('goOn')}</Link>
        </p>
      )}
    </article>
  );
}

/** Link to the project that an achievement belongs to. Renders nothing if the project is trashed or missing. */
function ProjectLink({ id }: { id: string }) {
  const t = useTranslations('achievements.detail');
  const { data: project } = useQuery({ ...projectsApi.read.queryOptions({ input: { id } }), retry: false });
  if (!project || project.trashedAt) return null;
  return (
    <p>
      {t('belongsTo')}{' '}
      <Link dir="auto" render={<RouterLink to={`/projects/${encodeURIComponent(project.slug)}`} />}>
        {project.title}
      </Link>
    </p>
  );
}
