const timeoutMs = 5_000;

/**
 * Returns true if reopening the document at `page` would help: the chunk at `chunk` loads now, or a deploy has
 * replaced it.
 */
export async function canRecover(chunk: string, page: string): Promise<boolean> {
  const [isThere, isNeeded] = await Promise.all([isAnswered(chunk), isMentioned(chunk, page)]);
  return isThere || !isNeeded;
}

async function isAnswered(chunk: string): Promise<boolean> {
  try {
    const { ok } = await fetch(chunk, { cache: "reload", signal: AbortSignal.timeout(timeoutMs) });
    return ok;
  } catch {
    return false;
  }
}

async function isMentioned(chunk: string, page: string): Promise<boolean> {
  try {
    const document = await fetch(page, { signal: AbortSignal.timeout(timeoutMs) });
    return !document.ok || (await document.text()).includes(chunk);
  } catch {
    return true;
  }
}
