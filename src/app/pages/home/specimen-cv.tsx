import type { ReactNode } from 'react';
import { ada } from './ada.ts';

/** An example CV, hand-written until the cv domain renders it: template Sidebar on A4. */
export const SpecimenCv = () => (
  <div className="cv" lang="en" dir="ltr">
    <div className="cv-page">
      <div className="cv-side">
        <Side title="Contact" lines={[ada.city, ada.email, ada.site]} />
        <Side title="Fields" lines={ada.fields} />
        <Side title="Languages" lines={ada.languages} />
        <Side title="Circle" lines={ada.circle} />
      </div>
      <div className="cv-main">
        <p className="cv-name">{ada.name}</p>
        <p className="cv-headline">{ada.headline}</p>
        <p>{ada.summary}</p>
        <Part title="Work">
          {ada.work.map(({ position, at, years, highlights }) => (
            <div className="cv-entry" key={position}>
              <Head title={position} by={at} when={years} />
              <ul>
                {highlights.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
        </Part>
        <Part title="Publication">
          <div className="cv-entry">
            <Head title={ada.publication.title} when={ada.publication.year} />
            <p>{ada.publication.venue}</p>
          </div>
        </Part>
        <Part title="The Notes">
          <dl>
            {ada.notes.map(([letter, subject]) => (
              <div key={letter}>
                <dt>{letter}</dt>
                <dd>{subject}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title="Education">
          {ada.education.map(({ what, by, years }) => (
            <div className="cv-entry" key={what}>
              <Head title={what} by={by} when={years} />
            </div>
          ))}
        </Part>
      </div>
    </div>
  </div>
);

const Side = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div className="cv-part">
    <p className="cv-label">{title}</p>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="cv-part">
    <p className="cv-title">{title}</p>
    {children}
  </div>
);

const Head = ({ title, by, when }: { title: string; by?: string; when: string }) => (
  <p className="cv-head">
    <span>
      <b>{title}</b> {by}
    </span>
    <span>{when}</span>
  </p>
);
