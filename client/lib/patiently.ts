const FIRST_WAIT_MS = 500;
const TRIES = 6;

/**
 * Loads a part of the page that is fetched on its own. A lost connection is waited out, so that it
 * never takes away what is on the screen; a part that stays missing while there is a connection
 * (about half a minute of tries) throws what the last try threw.
 */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) {
        await backOnline();
        attempt = 0;
      } else if (attempt === TRIES) {
        throw error;
      } else {
        await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** (attempt - 1)));
      }
    }
  }
}

function backOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
