import type { ReactNode } from 'react';
import { ada } from './ada.ts';

/** An example CV, hand-written until the cv domain renders it: template Sidebar on A4. */
export const ExampleCv = () => (
  <div className="cv" lang="en" dir="ltr">
    <div className="cv-page">
      <div className="cv-side">
        <SidebarSection title="Contact" lines={[ada.city, ada.email, ada.site]} />
        <SidebarSection title="Expertise" lines={ada.fields} />
        <SidebarSection title="Languages" lines={ada.languages} />
        <SidebarSection title="Collaborators" lines={ada.circle} />
      </div>
      <div className="cv-main">
        <p className="cv-name">{ada.name}</p>
        <p className="cv-headline">{ada.headline}</p>
        <p>{ada.summary}</p>
        <CvSection title="Work">
          {ada.work.map(({ position, at, years, highlights }) => (
            <div className="cv-entry" key={position}>
              <EntryHead title={position} by={at} when={years} />
              <ul>
                {highlights.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
        </CvSection>
        <CvSection title="Publication">
          <div className="cv-entry">
            <EntryHead title={ada.publication.title} when={ada.publication.year} />
            <p>{ada.publication.venue}</p>
          </div>
        </CvSection>
        <CvSection title="The Notes">
          <dl>
            {ada.notes.map(([letter, subject]) => (
              <div key={letter}>
                <dt>{letter}</dt>
                <dd>{subject}</dd>
              </div>
            ))}
          </dl>
        </CvSection>
        <CvSection title="Education">
          {ada.education.map(({ what, by, years }) => (
            <div className="cv-entry" key={what}>
              <EntryHead title={what} by={by} when={years} />
            </div>
          ))}
        </CvSection>
      </div>
    </div>
  </div>
);

const SidebarSection = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div className="cv-part">
    <p className="cv-label">{title}</p>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

const CvSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="cv-part">
    <p className="cv-title">{title}</p>
    {children}
  </div>
);

const EntryHead = ({ title, by, when }: { title: string; by?: string; when: string }) => (
  <p className="cv-head">
    <span>
      <b>{title}</b> {by}
    </span>
    <span>{when}</span>
  </p>
);
