import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Picture } from '#files/components.tsx';
import { GalleryView, LazyMarkdown, useRowKeys } from '#records/components.tsx';
import { Link } from '#ui/actions/link.tsx';
import type { Project } from '../../contract.ts';
import { ProjectFacts } from './project-facts.tsx';

const CASE_STUDY_FIELDS = ['problem', 'approach', 'outcome'] as const;
const COLUMN_STYLE = 'mx-auto w-full max-w-184';

/** A project laid out as an article. */
export function ProjectArticle({ project }: { project: Project }) {
  const t = useTranslations('projects.detail');
  const { keyOf } = useRowKeys<object>();
  const { id, title, summary, cover, coverAlt, coverFocus, gallery, images, caseStudy, metrics, links } = project;
  const picture = cover === null ? undefined : images[cover];
  const filledFields = CASE_STUDY_FIELDS.filter((field) => caseStudy[field].trim() !== '');
  const alt = gallery.find(({ image }) => image === cover)?.alt ?? coverAlt;
  const isBare = !picture && !summary && filledFields.length === 0 && gallery.length === 0 && metrics.length === 0;
  return (
    <article className="grid gap-12 pt-8 pb-12 text-[16px] leading-6.5 sm:pt-12">
      {picture && (
        <div>
          <Picture
            image={picture}
            alt={alt}
            focus={coverFocus}
            eager
            sizes="(min-width: 1152px) 68rem, 100vw"
            className="max-h-[32rem] w-full rounded-card object-cover"
          />
        </div>
      )}
      <header className={`${COLUMN_STYLE} grid gap-6`}>
        <div>
          <h1 className="text-balance break-words font-medium text-headline sm:text-display">
            <bdi>{title}</bdi>
          </h1>
          {summary && (
            <p className="mt-3 text-pretty break-words text-text-secondary text-title">
              <bdi>{summary}</bdi>
            </p>
          )}
        </div>
        <ProjectFacts project={project} />
        {links.length > 0 && (
          <ul aria-label={t('links')} className="flex flex-wrap gap-x-6 gap-y-2">
            {links.map((link) => (
              <li key={keyOf(link)} className="min-w-0 max-w-full break-words">
                <Link href={link.url} external rel="nofollow noopener noreferrer">
                  {link.label || hostOf(link.url)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </header>
      {metrics.length > 0 && (
        <dl className={`${COLUMN_STYLE} flex flex-wrap gap-x-12 gap-y-6 border-border border-y py-6`}>
          {metrics.map((metric) => (
            <div key={keyOf(metric)} className="flex min-w-0 flex-col-reverse justify-end">
              <dt className="text-text-secondary">
                <bdi>{metric.label || t('figure')}</bdi>
              </dt>
              <dd className="break-words font-medium text-headline tabular-nums">
                <bdi>{metric.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {filledFields.map((field) => (
        <section key={field} aria-labelledby={`part-${field}`} className={COLUMN_STYLE}>
          <h2 id={`part-${field}`} className="mb-3 font-medium text-title">
            {t(field)}
          </h2>
          <LazyMarkdown text={caseStudy[field]} />
        </section>
      ))}
      {gallery.length > 0 && <GalleryView label={t('gallery')} items={gallery} images={images} />}
      {isBare && (
        <p className={`${COLUMN_STYLE} text-text-secondary`}>
          {t('bare')} <Link render={<RouterLink to={`/projects/${id}/edit`} />}>{t('goOn')}</Link>
        </p>
      )}
    </article>
  );
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url);
