import { isObject } from '../json-resume/json.ts';
import { readPositions } from '../linkedin/read-positions.ts';
import { readProfile, readReach } from '../linkedin/read-profile.ts';
import { readRows } from '../linkedin/read-rows.ts';
import { rowsOf } from '../linkedin/rows.ts';
import { fileNamed, TABLES } from '../linkedin/tables.ts';
import { type Imported, makeDraft } from './draft.ts';

/**
 * Imports the CSV files of a LinkedIn export, given as their texts by path. Files about other things or people are
 * skipped and reported. Data without a field is kept under `linkedin`.
 */
export function importLinkedIn(value: unknown): Imported {
  const draft = makeDraft('linkedin', 'linkedin');
  const files = new Map<string, string>();
  const others: string[] = [];
  for (const [path, text] of isObject(value) ? Object.entries(value) : []) {
    const name = fileNamed(path);
    if (name === undefined || files.has(name) || typeof text !== 'string') others.push(path);
    else files.set(name, text);
  }
  const rows = (name: string) => rowsOf(name, files.get(name) ?? '');
  const [profile] = rows('Profile');
  if (profile) readProfile(draft, profile);
  readReach(draft, rows('Email Addresses'), 'email', 'Email Address');
  readReach(draft, rows('PhoneNumbers'), 'phone', 'Number');
  readPositions(draft, rows('Positions'));
  for (const [name, table] of Object.entries(TABLES)) readRows(draft, name, rows(name), table);
  for (const path of others) draft.reader.warn('notTaken', { from: path });
  return draft.done();
}

export { fileNamed as linkedInFile } from '../linkedin/tables.ts';
