import { PagePicture } from '../pictures/page-picture.tsx';
import type { Showcase } from '../showcase.ts';
import type { PageView } from '../view.ts';

/** The editor of CVs with its live page. */
export const EditorPicture = ({ view: { t, choices }, showcase }: { view: PageView; showcase: Showcase }) => (
  <section className="editor" id="editor">
    <div className="said">
      <h2>{t('site.home.editor.heading')}</h2>
      <p>{t('site.home.editor.text')}</p>
    </div>
    <PagePicture
      urlOf={showcase.pictureUrl}
      name={{ light: 'editor-light', dark: 'editor-dark' }}
      kind="screen"
      alt={t('site.home.editor.picture')}
      sizes="(max-width: 620px) 150vw, (max-width: 1232px) 92vw, 1136px"
      theme={choices.theme}
    />
  </section>
);
