import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from '#platform/server/root.ts';

/** The styles of faces that sites use, by the names of their folders; `_Caps` is a face with its small capitals. */
export const FACE_STYLES = {
  '300Light': { weight: 300, italic: false },
  '300Light_Italic': { weight: 300, italic: true },
  '400Regular': { weight: 400, italic: false },
  '400Regular_Caps': { weight: 400, italic: false },
  '400Regular_Italic': { weight: 400, italic: true },
  '500Medium': { weight: 500, italic: false },
  '600SemiBold': { weight: 600, italic: false },
  '700Bold': { weight: 700, italic: false },
  '800ExtraBold': { weight: 800, italic: false },
} as const satisfies Record<string, { weight: number; italic: boolean }>;
export type FaceStyle = keyof typeof FACE_STYLES;

/** Returns the path of the file of a family's style, or undefined if the family lacks the style. */
export function faceFileOf(family: string, style: FaceStyle): string | undefined {
  const folder = join(
    packages,
    '@expo-google-fonts',
    family.toLowerCase().replaceAll(' ', '-'),
    style.replace('_Caps', ''),
  );
  const file = existsSync(folder) && readdirSync(folder).find((name) => name.endsWith('.ttf'));
  return file ? join(folder, file) : undefined;
}
