export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const pollMs = 5;

/**
 * Milliseconds until `holds`, which is asked again and again.
 * @throws Error naming `what`, after `deadlineMs`
 */
export async function until(
  what: string,
  deadlineMs: number,
  holds: () => Promise<boolean>,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await holds())) {
    if (performance.now() - startedAt > deadlineMs) throw new Error(`Waited ${deadlineMs} ms for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return performance.now() - startedAt;
}
