import { ada } from './ada.ts';
import { NoteG } from './note-g.tsx';

/**
 * An example site, hand-written until the portfolio domain renders it: layout Index, theme Paper, with a phone layout.
 */
export const ExampleSite = () => (
  <div className="site" lang="en" dir="ltr">
    <div className="site-page">
      <div className="site-who">
        <p className="site-name">{ada.name}</p>
        <p className="site-headline">{ada.headline}</p>
        <p className="site-about">{ada.quote}</p>
        <ul>
          <li>Work</li>
          <li>The Notes</li>
          <li>Letters</li>
          <li>Resume</li>
        </ul>
        <p className="site-foot">
          <u>Contact me</u> <u>Resume (PDF)</u>
        </p>
      </div>
      <div className="site-work">
        <div className="site-cover">
          <NoteG />
        </div>
        <p className="site-title">{ada.noteG.title}</p>
        <p>{ada.noteG.summary}</p>
        <dl>
          <div>
            <dt>Role</dt>
            <dd>{ada.noteG.role}</dd>
          </div>
          <div>
            <dt>Dates</dt>
            <dd>{ada.noteG.year}</dd>
          </div>
          <div>
            <dt>Published in</dt>
            <dd>{ada.noteG.venue}</dd>
          </div>
        </dl>
        <hr />
        <p className="site-title">{ada.memoir.title}</p>
        <p>{ada.memoir.summary}</p>
      </div>
    </div>
  </div>
);
