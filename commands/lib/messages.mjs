/** A fault the operator can do something about: what happened, and what to do next. */
export class Problem extends Error {
  /** @override */
  name = "Problem";

  /** @param {string} what @param {string} advice */
  constructor(what, advice) {
    super(what);
    this.advice = advice;
  }
}

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** Says what is wrong: a problem in plain words, a fault of ours with its stack. @param {unknown} error */
export function tell(error) {
  const stack = error instanceof Error ? error.stack : undefined;
  const text = error instanceof Problem ? `${error.message}\n${error.advice}` : (stack ?? messageOf(error));
  process.stderr.write(`\n${text}\n`);
}

/** The end of a program's output, for a message. @param {string} output */
export const tail = (output, lines = 25) => output.trim().split("\n").slice(-lines).join("\n");

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Time since `startedAt` (milliseconds since the epoch), for people. @param {number} startedAt */
export function seconds(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}
