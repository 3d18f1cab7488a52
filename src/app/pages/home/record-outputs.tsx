import type { ReactNode } from 'react';
import type { Translator } from '#platform/server/i18n/messages.ts';
import { ada } from './ada.ts';
import { NoteG } from './note-g.tsx';
import { Section } from './section.tsx';

/** A record on the left; on the right the CV line, the portfolio piece and the link made from it. */
export const RecordOutputs = ({ t }: { t: Translator }) => (
  <Section id="what" heading={t('site.home.ways.heading')} text={t('site.home.ways.text')}>
    <div className="figure ways">
      <div className="record">
        <p className="label">{t('site.home.ways.record')}</p>
        <dl>
          <Field name={t('site.home.ways.title')}>{ada.noteG.title}</Field>
          <Field name={t('site.home.ways.summary')}>{ada.noteG.short}</Field>
          <Field name={t('site.home.ways.role')}>{ada.noteG.role}</Field>
          <Field name={t('site.home.ways.year')}>{ada.noteG.year}</Field>
          <Field name={t('site.home.ways.venue')}>{ada.noteG.venue}</Field>
        </dl>
      </div>
      <ol className="shown">
        <OutputItem label={t('site.home.ways.cv')}>
          <div className="paper line" lang="en" dir="ltr">
            <p className="line-head">
              <b>{ada.noteG.title}</b>
              <span>{ada.noteG.year}</span>
            </p>
            <p>{ada.noteG.short}</p>
          </div>
        </OutputItem>
        <OutputItem label={t('site.home.ways.site')}>
          <div className="paper piece" lang="en" dir="ltr">
            <div className="site-cover">
              <NoteG />
            </div>
            <div>
              <p className="site-title">{ada.noteG.title}</p>
              <p>
                {ada.noteG.role}, {ada.noteG.year}
              </p>
            </div>
          </div>
        </OutputItem>
        <OutputItem label={t('site.home.ways.link')}>
          <div className="paper link">
            <p className="url" lang="en" dir="ltr">
              vitrine.example/portfolio/
              <wbr />
              k7Qm2xVd
            </p>
            <dl>
              <Field name={t('site.home.ways.for')}>Charles Babbage</Field>
              <Field name={t('site.home.ways.opens')}>{t('site.home.ways.password')}</Field>
              <Field name={t('site.home.ways.until')}>{t('site.home.ways.date')}</Field>
            </dl>
          </div>
        </OutputItem>
      </ol>
    </div>
  </Section>
);

const Field = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const OutputItem = ({ label, children }: { label: string; children: ReactNode }) => (
  <li>
    <p className="label">{label}</p>
    {children}
  </li>
);
