/** The page's own type for a picture, which can't fetch any. */
import cyrillic from '@fontsource-variable/alegreya/files/alegreya-cyrillic-wght-normal.woff2?url';
import greek from '@fontsource-variable/alegreya/files/alegreya-greek-wght-normal.woff2?url';
import latinExtended from '@fontsource-variable/alegreya/files/alegreya-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?url';
import hebrew from '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-wght-normal.woff2?url';
import type { Language } from '../texts/languages';

const SCRIPTS: Record<Language, string[]> = {
  en: [], ro: [latinExtended], bg: [cyrillic], ru: [cyrillic], el: [greek], he: [hebrew],
};

/** Style rules that carry the type of a language with them, under one family a file. */
export async function embeddedType(language: Language): Promise<{ rules: string; family: string }> {
  const addresses = [latin, ...SCRIPTS[language]];
  const files = await Promise.all(addresses.map(dataOf));
  const rules = files
    .map((data, index) => `@font-face{font-family:type${index};font-weight:400 900;src:url(${data}) format('woff2')}`)
    .join('');
  return { rules, family: files.map((_, index) => `type${index}`).join(', ') };
}

async function dataOf(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}
