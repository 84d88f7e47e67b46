/** The page's fonts for a picture, which can't load files. */
import cyrillic from '@fontsource-variable/alegreya/files/alegreya-cyrillic-wght-normal.woff2?url';
import greek from '@fontsource-variable/alegreya/files/alegreya-greek-wght-normal.woff2?url';
import latinExtended from '@fontsource-variable/alegreya/files/alegreya-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?url';
import hebrew from '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-wght-normal.woff2?url';
import { LANGUAGES, type Language, type Script } from '$lib/i18n/languages';

const FILES: Record<Script, string[]> = {
  latin: [latin],
  'latin-ext': [latin, latinExtended],
  cyrillic: [latin, cyrillic],
  greek: [latin, greek],
  hebrew: [latin, hebrew],
};

/** Return @font-face rules with embedded fonts for a language, one family per file. */
export async function embedFonts(language: Language): Promise<{ rules: string; family: string }> {
  const addresses = FILES[LANGUAGES[language].script];
  const files = await Promise.all(addresses.map(dataOf));
  const rules = files
    .map(
      (data, index) =>
        `@font-face{font-family:type${index};font-weight:400 900;src:url(${data}) format('woff2')}`,
    )
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
