/** Whether the browser keeps what is stored here even when it needs space. */

/** Ask the browser not to delete the tables; it may refuse. */
export async function askToPersist(): Promise<void> {
  await navigator.storage?.persist?.();
}

/** Whether the browser may delete the tables when it needs space. */
export const mayEvict = async (): Promise<boolean> =>
  !((await navigator.storage?.persisted?.()) ?? false);
