import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeSpecimen, type SpecimenLanguage } from '../src/testing/cv-specimens.ts';
import { makeCv } from './cvs.ts';
import { ask } from './records.ts';
import { expect } from './with-mail.ts';

const TEMPLATES = readdirSync(join(import.meta.dirname, '../templates')).filter((id) => id !== 'lib' && id !== 'card');

/** Creates a public CV in each template, and returns their addresses. */
export async function shareInAllTemplates(page: Page, language: SpecimenLanguage) {
  const document = makeSpecimen(language, 'two');
  const addresses = new Map<string, string>();
  for (const template of TEMPLATES) {
    const design = { ...document.design, template };
    const { id } = await makeCv(page, { name: template, document: { ...document, design } });
    const sharing = { visibility: 'public', comments: 'open' };
    expect((await ask(page, 'PUT', `/api/cvs/${id}/sharing`, sharing)).status()).toBe(200);
    addresses.set(template, `/cv/${id}`);
  }
  return addresses;
}
