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
