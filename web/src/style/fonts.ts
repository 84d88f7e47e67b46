const FAMILIES = "'Alegreya Variable', 'Frank Ruhl Libre Variable'";
const MOST_MILLISECONDS = 1000;

/**
 * Wait for the letters that a text needs: what is shown in other letters first jumps when they come.
 * On a slow line that is better than no page, so the wait has an end.
 */
export async function lettersFor(text: string): Promise<void> {
  const late = new Promise((done) => setTimeout(done, MOST_MILLISECONDS));
  const loaded = document.fonts.load(`1rem ${FAMILIES}`, text).catch(() => undefined);
  await Promise.race([loaded, late]);
}
