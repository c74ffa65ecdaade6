/** A fault the operator can do something about: what happened, and what to do next. */
export class Problem extends Error {
  /** @override */
  name = "Problem";

  /**
   * @param {string} what
   * @param {string} advice
   */
  constructor(what, advice) {
    super(what);
    this.advice = advice;
  }
}

/** Says what is wrong: a problem in plain words, a fault of ours with its place in the code. @param {unknown} error */
export function tell(error) {
  if (error instanceof Problem) process.stderr.write(`\n${error.message}\n${error.advice}\n`);
  else process.stderr.write(`\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
