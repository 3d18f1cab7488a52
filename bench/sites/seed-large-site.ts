import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { newPostsSection } from '../../src/portfolio/model/sections/starting-sections.ts';
import { emptySite, type SiteDocument } from '../../src/portfolio/model/site-shape.ts';
import type { StyleId } from '../../src/portfolio/model/styles/style-shape.ts';
import type { Member } from '../member.ts';
import { makeProjects } from '../projects.ts';

type Size = { projects: number; posts: number; galleries: number };

const PICTURES_PER_PROJECT = 4;
const PICTURES_PER_GALLERY = 60;
const SLUG_OF_PAGE = 'gallery';
const WIDTHS = [320, 640, 1280, 1920];
/** Bytes of a picture's placeholder. */
const PLACEHOLDER_BYTES = 110;

/** A published site with the paths of its pages by their names. */
export type SeededSite = {
  path: string;
  pages: readonly (readonly [name: string, path: string])[];
  pictures: number;
  /** Publishes the site in another theme. */
  changeTheme(id: StyleId): Promise<void>;
};

/**
 * Publishes a member's site: case studies with covers and pictures, posts, a home page with a gallery, and pages of the
 * member's own with one each. Pictures have no bytes, which no page needs.
 */
export async function seedSite(
  client: pg.Client,
  url: string,
  { uid, token }: Member,
  { projects, posts, galleries }: Size,
): Promise<SeededSite> {
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  await client.query('update users set email_verified = true where uid = $1', [uid]);
  const count = projects * PICTURES_PER_PROJECT + galleries * PICTURES_PER_GALLERY + Math.ceil(posts / 5);
  const images = (await insertPictures(client, uid, count)).values();
  const takeImage = () => images.next().value ?? '';
  const takePicture = () => ({ image: takeImage(), alt: 'A table of operations', caption: 'As it was printed' });

  const texts = makeProjects(Math.max(projects, posts));
  for (const { title, summary, start, tags, stack, caseStudy, metrics } of texts.slice(0, projects)) {
    const blocks = [
      { id: randomUUID(), kind: 'text', text: caseStudy.problem },
      { id: randomUUID(), kind: 'picture', width: 'wide', pictures: [takePicture()] },
      { id: randomUUID(), kind: 'text', text: caseStudy.approach },
      { id: randomUUID(), kind: 'pair', pictures: [takePicture(), takePicture()] },
    ];
    const document = { title, summary, start, tags, stack, metrics, blocks, cover: takeImage(), status: 'published' };
    await call('POST', '/api/projects', document);
  }
  for (const [at, { title, summary, tags, caseStudy }] of texts.slice(0, posts).entries()) {
    const blocks = [{ id: randomUUID(), kind: 'text', text: `${caseStudy.problem}\n\n${caseStudy.approach}` }];
    const publishedAt = new Date(Date.UTC(2020, 0, 1 + at)).toISOString();
    const cover = at % 5 === 0 ? takeImage() : null;
    await call('POST', '/api/posts', { title, summary, tags, blocks, publishedAt, cover, status: 'published' });
  }
  const gallery = (id: string) => ({
    ...{ id, kind: 'gallery', visible: true, heading: 'Gallery', variant: 'rows' },
    pictures: Array.from({ length: PICTURES_PER_GALLERY }, takePicture),
  });
  const { sections, ...empty } = emptySite('en');
  const site = {
    ...empty,
    headline: 'Mathematician and writer',
    sections: [...sections, newPostsSection('posts'), gallery('gallery')],
    pages: Array.from({ length: galleries - 1 }, (_, at) => ({
      ...{ id: randomUUID(), title: `Pictures ${at + 1}`, slug: at === 0 ? SLUG_OF_PAGE : `${SLUG_OF_PAGE}-${at}` },
      sections: [gallery(`gallery-${at + 2}`)],
    })),
  };
  const publish = async (document: object) => {
    await call('PUT', '/api/site', { document });
    return (await call('POST', '/api/site/publish')) as { addresses: { url: string }[] };
  };
  const { addresses } = await publish(site);
  await client.query('vacuum analyze');
  const path = new URL(addresses[0]?.url ?? '').pathname;
  const newest = await slugOf(client, uid);
  return {
    path,
    pages: [
      ['home page', path],
      ['list of projects', `${path}/projects`],
      ['page of a project', `${path}/projects/${newest.project}`],
      ['list of posts', `${path}/writing`],
      ['page of a post', `${path}/writing/${newest.post}`],
      ['page with a gallery', `${path}/${SLUG_OF_PAGE}`],
    ],
    pictures: count,
    changeTheme: async (id) => {
      const style: SiteDocument['style'] = { ...site.style, id };
      await publish({ ...site, style });
    },
  };
}

/** Inserts pictures in all widths and formats, and returns their ids. */
async function insertPictures(client: pg.Client, uid: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await client.query(
    `insert into files (id, name, owner_id, blob, generation, size, md5_hash, content_type, download_token)
     select id, 'users/' || $2 || '/' || id || '.jpg', $2, id, 1, 1000, '', 'image/jpeg', id from unnest($1::uuid[]) as id`,
    [ids, uid],
  );
  await client.query(
    `insert into images (id, file_id, owner_id, width, height, placeholder)
     select id, id, $2, 1920, 1280, placeholder from unnest($1::uuid[], $3::text[]) as picture (id, placeholder)`,
    [ids, uid, ids.map(() => `data:image/webp;base64,${randomBytes(PLACEHOLDER_BYTES).toString('base64')}`)],
  );
  await client.query(
    `insert into image_variants (image_id, width, format, size, blob)
     select id, width, format, 1000, id || '/' || width || format
       from unnest($1::uuid[]) as id, unnest($2::int[]) as width, unnest(array['avif', 'webp']) as format`,
    [ids, WIDTHS],
  );
  return ids;
}

/** Returns the addresses of one project and one post of a member. */
async function slugOf(client: pg.Client, uid: string) {
  const { rows } = await client.query<{ kind: string; slug: string }>(
    `select kind, min(slug) as slug from records where owner_id = $1 and kind in ('project', 'post') group by kind`,
    [uid],
  );
  const slug = (kind: string) => rows.find((row) => row.kind === kind)?.slug ?? '';
  return { project: slug('project'), post: slug('post') };
}
