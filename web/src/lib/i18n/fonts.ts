const FAMILIES = "'Alegreya Variable', 'Frank Ruhl Libre Variable'";
const MAX_MILLISECONDS = 1000;

/** Wait for the fonts of a text, so that nothing shifts when they arrive; not for ever. */
export async function waitForFonts(text: string): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_MILLISECONDS));
  const loaded = document.fonts.load(`1rem ${FAMILIES}`, text).catch(() => undefined);
  await Promise.race([loaded, timeout]);
}
