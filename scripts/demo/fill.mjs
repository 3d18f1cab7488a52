// Fills a new instance with the members of the demo, through its public API. Needs the installed packages.
import { existsSync, readFileSync } from 'node:fs';
import { buildExample } from '../../src/cv/examples/build.ts';
import { ACHIEVEMENTS, drawingOf, ENTRIES, PROFILE, PROJECTS, SITE } from './ada.mjs';
import { CV } from './ada-cv.mjs';
import { plateOf } from './cyanotypes.mjs';
import { OTHERS } from './others.mjs';

const built = (username) => JSON.parse(readFileSync(new URL(`members/${username}.json`, import.meta.url), 'utf8'));
/** Members whose sites were made in the editor, as a new member would. */
const BUILT = ['anna-atkins', 'grace-hopper', 'emmy-noether', 'wollstonecraft'].map(built);

export const PASSWORD = 'Note G, 25 operations';
export const ADA = { email: 'ada@vitrine.example', password: PASSWORD, name: 'Ada Lovelace', username: 'ada' };

/**
 * Creates the members, with their records and sites. Ada is the admin. Returns each with the address of the site and a
 * function that calls the API on the member's behalf.
 */
export async function fillDemo(url, setUpToken) {
  const ask = askAt(url);
  const { token } = await ask('POST', '/api/set-up', `SetUp ${setUpToken}`, ADA);
  const members = [await fillAda(memberAt(url, token))];
  for (const other of [...BUILT, ...OTHERS]) members.push(await addMember(url, other, token));
  return members;
}

/** Registers a member, whose address the admin verifies, and publishes their site. */
async function addMember(url, { person, profile, projects, entries = [], posts = [], site }, adminToken) {
  const ask = askAt(url);
  const { token, user } = await ask('POST', '/api/auth/sign-up/email', undefined, { ...person, password: PASSWORD });
  await ask('POST', `/api/admin/people/${user.uid}/verify`, `Bearer ${adminToken}`);
  const member = memberAt(url, token);
  await member.call('PATCH', '/api/me', { profile });
  // In reverse, because new records are placed before existing ones.
  for (const project of projects.toReversed())
    await member.call('POST', '/api/projects', { ...(await withImages(project, member)), status: 'published' });
  for (const entry of entries.toReversed()) await member.call('POST', '/api/entries', entry);
  for (const post of posts.toReversed()) await member.call('POST', '/api/posts', await withImages(post, member));
  return { person, token, ...member, site: await publishSite(member, site) };
}

const DRAWING = 'drawing:';

/** Returns a value in which each name of a drawing is replaced by the id of an image made from it. */
async function withImages(value, { keepDrawing }) {
  const names = new Set(JSON.stringify(value).match(/drawing:[\w-]+/g));
  let text = JSON.stringify(value);
  for (const name of names) text = text.replaceAll(`"${name}"`, `"${await keepDrawing(name.slice(DRAWING.length))}"`);
  return JSON.parse(text);
}

/** Returns the picture of a name: a plate, a photograph of the sample work, or one of the drawings of Ada's projects. */
function pictureOf(name) {
  const photograph = new URL(`../../public/samples/${name}-1280.webp`, import.meta.url);
  if (existsSync(photograph)) return { type: 'image/webp', bytes: readFileSync(photograph) };
  return { type: 'image/svg+xml', bytes: plateOf(name) ?? drawingOf({ drawing: name }) };
}

/** Creates Ada's records, CV and site. */
async function fillAda({ call, keepDrawing, ...member }) {
  await call('PATCH', '/api/me', { profile: PROFILE });
  // In reverse, because new records are placed before existing ones.
  for (const { drawing, alt, ...project } of PROJECTS.toReversed()) {
    const image = await keepDrawing(drawing);
    const gallery = [{ image, alt, caption: '' }];
    await call('POST', '/api/projects', { ...project, status: 'published', cover: image, gallery });
  }
  for (const entry of ENTRIES.toReversed()) await call('POST', '/api/entries', entry);
  for (const achievement of ACHIEVEMENTS) await call('POST', '/api/achievements', achievement);
  const document = buildExample(CV, ADA);
  const { city, ...contact } = CV.basics;
  const location = { ...document.basics.location, city, region: '' };
  const basics = { ...document.basics, ...contact, location };
  const { id: cv } = await call('POST', '/api/cvs', { name: CV.name, document: { ...document, basics } });
  await call('PUT', `/api/cvs/${cv}/visibility`, { visibility: 'public' });
  return { person: ADA, cv, ...member, call, site: await publishSite({ call }, { ...SITE, cv }) };
}

async function publishSite({ call }, change) {
  const { document } = await call('GET', '/api/site');
  await call('PUT', '/api/site', { document: { ...document, ...change } });
  const { addresses } = await call('POST', '/api/site/publish');
  return addresses[0].url;
}

const askAt = (url) => async (method, path, authorization, body) => {
  const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
  const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const value = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.message} ${JSON.stringify(value.data ?? '')}`);
  return value;
};

function memberAt(url, token) {
  const authorization = `Bearer ${token}`;
  const call = (method, path, body) => askAt(url)(method, path, authorization, body);

  /** Uploads a drawing, makes an image of it and returns its id. */
  const keepDrawing = async (name) => {
    const { bucket, folder } = await call('GET', '/api/storage');
    const { type, bytes } = pictureOf(name);
    const file = `${folder}images/${name}`;
    const body = [
      ['application/json', JSON.stringify({ contentType: type })],
      [type, bytes],
    ].flatMap(([partType, part]) => [`--B\r\nContent-Type: ${partType}\r\n\r\n`, part, '\r\n']);
    const answer = await fetch(`${url}/v0/b/${bucket}/o?name=${encodeURIComponent(file)}`, {
      method: 'POST',
      headers: {
        authorization,
        'x-goog-upload-protocol': 'multipart',
        'content-type': 'multipart/related; boundary=B',
      },
      body: Buffer.concat([...body, '--B--'].map((part) => Buffer.from(part))),
    });
    if (!answer.ok) throw new Error(`${file}: ${await answer.text()}`);
    return (await call('POST', '/api/images', { file })).id;
  };

  return { token, call, keepDrawing };
}
