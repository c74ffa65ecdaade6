/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs one step and says what it does and how long it took.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} step
 * @returns {Promise<Result>}
 */
export async function step(name, step) {
  const startedAt = Date.now();
  say(`  ${name} ...`);
  const result = await step();
  say(`  ${name}: done in ${seconds(startedAt)}`);
  return result;
}

/** Time since `startedAt` (milliseconds since the epoch), for people. @param {number} startedAt */
export function seconds(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}
