const timeoutMs = 5_000;

/**
 * Returns true if reloading `page` would help: the script or style sheet at the URL `chunk` loads now, or the page no
 * longer refers to it, as after a deploy. A page that cannot be read counts as still referring to it.
 */
export async function reloadWouldHelp(chunk: string, page: string): Promise<boolean> {
  const [canLoad, isNeeded] = await Promise.all([isLoadable(chunk), isReferenced(chunk, page)]);
  return canLoad || !isNeeded;
}

async function isLoadable(chunk: string): Promise<boolean> {
  try {
    const { ok } = await fetch(chunk, { cache: "reload", signal: AbortSignal.timeout(timeoutMs) });
    return ok;
  } catch {
    return false;
  }
}

async function isReferenced(chunk: string, page: string): Promise<boolean> {
  try {
    const response = await fetch(page, { signal: AbortSignal.timeout(timeoutMs) });
    return !response.ok || (await response.text()).includes(chunk);
  } catch {
    return true;
  }
}
